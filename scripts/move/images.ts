import { existsSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config/config.ts'
import type { Along } from '#server/db/move/move-rows.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { mediaInFolder, mediaInObjectStore } from '#server/services/media.ts'
import { type Count, copyFolder } from '../support/copy-media.ts'

/** Images that move along with the rows. */
export interface Images extends Along {
  count: Count
}

/**
 * Images into the object store (`toStore`), or back into the folder where they are in one. Returns nothing when they are where they should be.
 * Throws `ConfigError` when there is no object store to move them to.
 */
export const imagesAlong = async (
  config: Config,
  way: { toStore: boolean; toSqlite: boolean },
): Promise<Images | undefined> => {
  if (way.toStore && !config.objectStore) {
    throw new ConfigError(
      'There is no object store: set S3_ENDPOINT (or say --s3 https://…), S3_BUCKET, S3_REGION and the two keys.',
    )
  }
  const { media } = dataPaths(config)
  const moves = way.toStore ? !way.toSqlite && existsSync(media) : way.toSqlite
  if (!config.objectStore || !moves) return undefined
  const inFolder = mediaInFolder(config)
  const inStore = await mediaInObjectStore(config, config.objectStore)
  const [from, to] = way.toStore ? [inFolder, inStore] : [inStore, inFolder]
  const count = { files: 0, copied: 0 }
  return {
    count,
    copyAll: () => copyFolder(from, to, '', count),
    copyOf: async (storeIds) => {
      for (const id of storeIds) await copyFolder(from, to, id, { files: 0, copied: 0 })
    },
  }
}
