import { existsSync, readdirSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config/config.ts'
import { createFileCache } from '#server/ports/media/file-cache.ts'
import { folderStorage } from '#server/ports/media/folder-storage.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import { objectStorage } from '#server/ports/media/object-storage.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { dataPaths } from './data-folder.ts'

/** Bytes of images from an object store that stay on the local disk: 40,000 that are shown. */
const CACHE_BYTES = 2 * 1024 ** 3

/** Images in the data folder. */
export const mediaInFolder = (config: Config): MediaStorage => folderStorage(dataPaths(config).media)

/** Images in an object store. */
export const mediaInObjectStore = async (config: Config, bucket: Bucket): Promise<MediaStorage> => {
  // A server without one has no use for its client.
  const { openObjectStore } = await import('#server/ports/object-store.ts')
  return objectStorage(openObjectStore(bucket), createFileCache(dataPaths(config).mediaCache, CACHE_BYTES))
}

/** Images where the configuration says that they are kept. Throws `ConfigError` when there are some in the folder that the object store lacks. */
export const mediaStorage = async (config: Config): Promise<MediaStorage> => {
  const { media } = dataPaths(config)
  if (!config.objectStore) return mediaInFolder(config)
  if (existsSync(media) && readdirSync(media).length > 0) {
    throw new ConfigError(
      `The images in ${media} are not in the object store. Move them (npm run move-media -- --to object-store), or take S3_ENDPOINT and the four others away.`,
    )
  }
  return mediaInObjectStore(config, config.objectStore)
}
