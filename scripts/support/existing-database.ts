import { existsSync } from 'node:fs'
import { type Config, ConfigError } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { assertDatabaseSound, explained } from '#server/db/sqlite/sound-database.ts'
import { dataPaths } from '#server/services/data-folder.ts'

/**
 * Opens the database of an existing installation. Throws `ConfigError` if there is none, because a command that made
 * one would prevent seeding, and `DatabaseUnusable` if it is lost or damaged.
 */
export const openExistingDatabase = (config: Config, options: { readonly?: boolean } = {}): Db => {
  const paths = dataPaths(config)
  if (config.postgres) return openDatabase(config.postgres, options)
  assertDatabaseSound(paths, { thorough: false })
  if (!existsSync(paths.database)) throw new ConfigError(`There is no WhatsStore in ${config.dataDir} yet: npm start.`)
  try {
    return openDatabase(paths.database, options)
  } catch (error) {
    throw explained(paths, error)
  }
}
