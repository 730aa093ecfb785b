import { Command } from 'commander'
import { messages } from '#contract/error-messages.ts'
import { ConfigError, getConfig } from '#server/config/config.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { sqliteBackups } from '#server/ports/backups.ts'
import { systemClock } from '#server/ports/clock.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openExistingDatabase } from './support/existing-database.ts'

new Command('backup')
  .description('Makes a backup of the database into DATA_DIR/backups and checks it, beside a running server or alone.')
  .parse()

try {
  const config = getConfig(process.env)
  if (config.postgres) throw new ConfigError(messages.backupsElsewhere)
  // Where there is no database, a backup of nothing would look like one.
  await openExistingDatabase(config, { readonly: true }).destroy()
  const { database, backups } = dataPaths(config)
  const { name, size } = await sqliteBackups(database, backups, systemClock).create()
  console.log(`${name} is made and checked: ${(size / 1e6).toFixed(1)} MB.`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
