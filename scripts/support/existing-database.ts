import { existsSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { dataPaths } from '#server/services.ts'

/**
 * The database of a WhatsStore that was started before. Throws `ConfigError` where there is none: a command that made one would leave the
 * first start nothing to seed.
 */
export const openExistingDatabase = (config: Config, options: { readonly?: boolean } = {}): Db => {
  const { database } = dataPaths(config)
  if (!existsSync(database)) throw new ConfigError(`There is no WhatsStore in ${config.dataDir} yet: npm start.`)
  return openDatabase(database, options)
}
