import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Command } from 'commander'
import { type Config, ConfigError, getConfig } from '#server/config.ts'
import { BadBackup, verifyBackup } from '#server/db/backup-file.ts'
import { restoreDatabase } from '#server/db/restore.ts'
import { republishAll } from '#server/modules/publications/publications.service.ts'
import { systemClock } from '#server/ports/clock.ts'
import { dataPaths } from '#server/services.ts'

const command = new Command('restore')
  .description('Puts a database backup in the place of the database; the one that was there is kept beside it.')
  .argument('<file>', 'the backup: a path, or the name of one in DATA_DIR/backups')
  .option('--check', 'only verify the backup')
  .parse()

const find = (config: Config, named: string): string => {
  const own = join(dataPaths(config).backups, named)
  return !existsSync(named) && basename(named) === named && existsSync(own) ? own : named
}

const [named = ''] = command.args
try {
  const config = getConfig(process.env)
  const file = find(config, named)
  if (command.opts<{ check?: true }>().check) {
    const rows = verifyBackup(file)
    console.log(
      `${file} is whole: ${rows.users} users, ${rows.stores} stores, ${rows.products} products, ${rows.orders} orders.`,
    )
  } else {
    const { rows, kept } = await restoreDatabase(config.dataDir, dataPaths(config).database, file, (db) =>
      republishAll({ db, clock: systemClock }),
    )
    console.log(
      `Restored and verified: ${rows.users} users, ${rows.stores} stores, ${rows.products} products, ${rows.orders} orders.`,
    )
    if (kept) console.log(`The database that was there is kept as ${kept}.`)
    console.log('Store pages are published anew at the next start.')
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BadBackup)) throw error
  console.error(error.message)
  process.exitCode = 1
}
