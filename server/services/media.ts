import { existsSync, readdirSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config/config.ts'
import { createFileCache } from '#server/ports/media/file-cache.ts'
import { folderStorage } from '#server/ports/media/folder-storage.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import { objectStorage } from '#server/ports/media/object-storage.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { dataPaths } from './data-folder.ts'

/** Bytes of cached images from an object store: some 40,000 images. */
export const CACHE_BYTES = 2 * 1024 ** 3

/** Opens images in the data folder. */
export const mediaInFolder = (config: Config): MediaStorage => folderStorage(dataPaths(config).media)

/** Opens images in an object store. */
export const mediaInObjectStore = async (config: Config, bucket: Bucket): Promise<MediaStorage> => {
  // Loads the client only when it is needed.
  const { openObjectStore } = await import('#server/ports/object-store.ts')
  return objectStorage(openObjectStore(bucket), createFileCache(dataPaths(config).mediaCache, CACHE_BYTES))
}

/** Opens the configured image storage. Throws `ConfigError` if the object store lacks images of the folder. */
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
