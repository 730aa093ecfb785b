import { existsSync, readdirSync } from 'node:fs'
import { type Config, ConfigError } from './config.ts'
import { dataPaths } from './data-folder.ts'
import { createFileCache } from './ports/media/file-cache.ts'
import { folderStorage } from './ports/media/folder-storage.ts'
import type { MediaStorage } from './ports/media/media-storage.ts'
import { objectStorage } from './ports/media/object-storage.ts'

/** Bytes of images from an object store that stay on the local disk: 40,000 that are shown. */
const CACHE_BYTES = 2 * 1024 ** 3

/**
 * Where the configuration says that media are kept: in the data folder, or in an object store. Throws `ConfigError` when there are some in the
 * folder that nobody would find in the store.
 */
export const mediaStorage = async (config: Config): Promise<MediaStorage> => {
  const paths = dataPaths(config)
  if (!config.objectStore) return folderStorage(paths.media)
  if (existsSync(paths.media) && readdirSync(paths.media).length > 0) {
    throw new ConfigError(
      `The images in ${paths.media} are not in the object store. Take S3_ENDPOINT and the four others away, or give DATA_DIR another folder.`,
    )
  }
  // A server without one has no use for its client.
  const { openObjectStore } = await import('./ports/object-store.ts')
  return objectStorage(openObjectStore(config.objectStore), createFileCache(paths.mediaCache, CACHE_BYTES))
}
