import { existsSync } from 'node:fs'
import { Command, Option } from 'commander'
import { ConfigError, getConfig } from '#server/config/config.ts'
import { lockDataFolder } from '#server/db/files/folder-lock.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { mediaInFolder, mediaInObjectStore } from '#server/services/media.ts'
import { copyFolder, setAside } from './support/copy-media.ts'

const command = new Command('move-media')
  .description('Copies all images to the object store that S3_ENDPOINT names, or back; what is there already is left.')
  .addOption(new Option('--to <where>', 'where to').choices(['object-store', 'folder']).makeOptionMandatory())
  .parse()

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
