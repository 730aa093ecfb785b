import { existsSync, renameSync } from 'node:fs'
import { Command, Option } from 'commander'
import { ConfigError, getConfig } from '#server/config.ts'
import { dataPaths } from '#server/data-folder.ts'
import { lockDataFolder } from '#server/db/folder-lock.ts'
import { mediaInFolder, mediaInObjectStore } from '#server/media.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { StartRefused } from '#server/start-refused.ts'

/** Files copied at a time: each is in memory as a whole. */
const AT_ONCE = 8

const command = new Command('move-media')
  .description('Copies all images to the object store that S3_ENDPOINT names, or back; what is there already is left.')
  .addOption(new Option('--to <where>', 'where to').choices(['object-store', 'folder']).makeOptionMandatory())
  .parse()

interface Count {
  files: number
  copied: number
}

/** Copies what one storage has in a folder and the other lacks. A file that was copied is whole: its length is enough to know it by. */
const copyFolder = async (from: MediaStorage, to: MediaStorage, folder: string, count: Count): Promise<void> => {
  const lengths = new Map((await to.list(folder)).map(({ name, file }) => [name, file?.bytes]))
  const entries = await from.list(folder)
  const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`)
  const missing = entries.filter(({ name, file }) => file && lengths.get(name) !== file.bytes)
  count.files += entries.filter(({ file }) => file).length
  for (let first = 0; first < missing.length; first += AT_ONCE) {
    const copies = missing.slice(first, first + AT_ONCE).map(async ({ name }) => {
      const bytes = await from.read(pathOf(name))
      // Removed meanwhile, by a server that runs.
      if (bytes) await to.write(pathOf(name), bytes)
    })
    await Promise.all(copies)
  }
  count.copied += missing.length
  for (const { name, file } of entries) if (!file) await copyFolder(from, to, pathOf(name), count)
}

/** Sets the folder aside in which images were, so that the server starts with the object store. */
const setAside = (folder: string): string => {
  const aside = `${folder}.moved-${new Date().toISOString().replace(/[-:.]/g, '')}`
  renameSync(folder, aside)
  return aside
}

try {
  const config = getConfig(process.env)
  const { media } = dataPaths(config)
  const toStore = command.opts<{ to: string }>().to === 'object-store'
  if (!config.objectStore) throw new ConfigError('There is no object store: set S3_ENDPOINT and the four others.')
  if (!existsSync(toStore ? media : config.dataDir))
    throw new ConfigError(`There is no folder ${toStore ? media : config.dataDir}.`)
  const inFolder = mediaInFolder(config)
  const inStore = await mediaInObjectStore(config, config.objectStore)
  const [from, to] = toStore ? [inFolder, inStore] : [inStore, inFolder]
  const lock = lockDataFolder(config.dataDir)
  const count = { files: 0, copied: 0 }
  await copyFolder(from, to, '', count)
  // An empty bucket is rather the wrong one than a platform without an image.
  if (count.files === 0)
    throw new ConfigError(`There are no images in ${toStore ? media : `the bucket ${config.objectStore.bucket}`}.`)
  console.log(`${count.files} files of images: ${count.copied} copied, the others were there.`)
  if (!lock) {
    console.log('The server runs. Stop it and run this again: it copies what came meanwhile, and ends the move.')
  } else if (toStore) {
    console.log(`All are in the object store. The folder they were in is kept as ${setAside(media)}.`)
  } else console.log(`All are in ${media}. Take S3_ENDPOINT and the four others away, then start the server.`)
  lock?.release()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused || error instanceof ObjectStoreAway)) throw error
  console.error(error.message)
  process.exitCode = 1
}
