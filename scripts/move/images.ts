import { existsSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config/config.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { mediaInFolder, mediaInObjectStore } from '#server/services/media.ts'
import { copyFolder, setAside } from '../support/copy-media.ts'

/** Images that move along with the rows. */
export interface Images {
  /** Copies what is missing. Returns how many files there are. */
  copy(): Promise<number>
  /** Returns where the folder is kept that is not read any more. */
  setAside(): string | undefined
}

/** Returns `undefined` if images need no move. Throws `ConfigError` without an object store to move to. */
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
  return {
    copy: async () => {
      const count = { files: 0, copied: 0 }
      await copyFolder(from, to, '', count)
      return count.files
    },
    setAside: () => (way.toStore ? setAside(media) : undefined),
  }
}
