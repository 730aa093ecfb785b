import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Command } from 'commander'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { beginRun } from '#server/db/files/unclean-stop.ts'
import { BadBackup, verifyBackup } from '#server/db/sqlite/backup-file.ts'
import { restoreDatabase } from '#server/db/sqlite/restore.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { voidEverySecret } from '#server/modules/account/accounts/expired-secrets.ts'
import { countDamagedMedia } from '#server/modules/catalogue/images/verify-media.ts'
import { systemClock } from '#server/ports/clock.ts'
import { republishAll } from '#server/records/publications/enqueue-publish.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { mediaStorage } from '#server/services/media.ts'

const command = new Command('restore')
  .description('Puts a database backup in the place of the database; the one that was there is kept beside it.')
  .argument('<file>', 'the backup: a path, or the name of one in DATA_DIR/backups')
  .option('--check', 'only verify the backup')
  .showHelpAfterError()
  .parse()

const find = (config: Config, named: string): string => {
  const { backups } = dataPaths(config)
  const own = join(backups, named)
  if (existsSync(named)) return named
  if (basename(named) === named && existsSync(own)) return own
  const files = existsSync(backups) ? readdirSync(backups).filter((file) => file.endsWith('.db')) : []
  const known = files.length > 0 ? `Backups there: ${files.sort().join(', ')}.` : 'There is no backup in it.'
  throw new BadBackup(`There is no file ${named}, neither here nor in ${backups}. ${known}`)
}

const ELSEWHERE =
  'The data are in PostgreSQL (DATABASE_URL): restore it with its own tools, such as pg_restore, with the server stopped. Then npm run rebuild -- --all.'

const [named = ''] = command.args
try {
  const config = getConfig(process.env)
  if (config.postgres) throw new ConfigError(ELSEWHERE)
  const file = find(config, named)
  if (command.opts<{ check?: true }>().check) {
    const rows = verifyBackup(file)
    console.log(
      `${file} is whole: ${rows.users} users, ${rows.stores} stores, ${rows.products} products, ${rows.orders} orders.`,
    )
  } else {
    const media = await mediaStorage(config)
    let count = { images: 0, damaged: 0, lost: 0 }
    const { rows, kept } = await restoreDatabase(config.dataDir, dataPaths(config).database, file, async (db) => {
      await voidEverySecret(db)
      await republishAll({ db, clock: systemClock })
      count = await countDamagedMedia({ db, media })
      // The next start repairs missing files, as after an unclean stop.
      beginRun(config.dataDir)
    })
    console.log(
      `Restored and verified: ${rows.users} users, ${rows.stores} stores, ${rows.products} products, ${rows.orders} orders.`,
    )
    if (kept) console.log(`The database that was there is kept as ${kept}.`)
    console.log('Store pages are published anew at the next start. Everybody has to sign in again.')
    const { images, damaged, lost } = count
    if (damaged > lost)
      console.log(`Files of ${damaged - lost} of ${images} images are missing and are made again then.`)
    if (lost > 0) {
      console.log(
        `${lost} of ${images} images are lost: their files in ${dataPaths(config).media} are gone. Put them back from a copy of`,
      )
      console.log('that folder, or tell the sellers, whose pages show nothing in their place.')
    }
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BadBackup || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
