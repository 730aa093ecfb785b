import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config, Role } from '#server/config/config.ts'
import { type DatabasePlace, type Db, openDatabase } from '#server/db/database.ts'
import { type FolderLock, lockDataFolder } from '#server/db/files/folder-lock.ts'
import { assertNotMoved } from '#server/db/files/moved-away.ts'
import { createPrivateFile } from '#server/db/files/private-files.ts'
import { beginRun, endRun, runningProcess } from '#server/db/files/unclean-stop.ts'
import { makeFolder } from '#server/db/files/unwritable-folder.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { lockDatabase } from '#server/db/postgres/database-lock.ts'
import { isDatabaseAway, type PostgresOptions } from '#server/db/postgres/postgres.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { assertDatabaseSound, assertKnowsStores, explained } from '#server/db/sqlite/sound-database.ts'
import { keepJournalInMemory } from '#server/db/sqlite/statement-journal.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { assertSecretsOpen } from '#server/maintenance/check-secrets.ts'
import { makeSecret, type SecretBox, secretBox, secretFile, storedSecret } from '#server/ports/secret-box.ts'

/** Paths in the data folder. */
export const dataPaths = (config: Config) => ({
  database: join(config.dataDir, 'app.db'),
  media: join(config.dataDir, 'media'),
  mediaCache: join(config.dataDir, 'media-cache'),
  published: join(config.dataDir, 'published'),
  publishedCache: join(config.dataDir, 'published-cache'),
  assets: join(config.dataDir, 'assets'),
  mail: join(config.dataDir, 'mail'),
  backups: join(config.dataDir, 'backups'),
  fonts: join(config.dataDir, 'fonts'),
})

/** Returns the place of the database. */
export const databasePlace = (config: Config): DatabasePlace => config.postgres ?? dataPaths(config).database

/** Thrown when another process already publishes in this data folder. */
export class DataFolderInUse extends StartRefused {}

/** Opens the data folder for this process alone, and the database for its role. Throws `StartRefused`. */
export const openDataFolder = async (config: Config, log: Logger) => {
  makeFolder(config.dataDir)
  const lock = lockDataFolder(config.dataDir)
  if (!lock) {
    const id = runningProcess(config.dataDir)
    throw new DataFolderInUse(
      `DATA_DIR ${config.dataDir} is in use by another WhatsStore process${id ? `, ${id}` : ''}.`,
    )
  }
  const unclean = beginRun(config.dataDir)
  let databaseLock: FolderLock | undefined
  const release = () => {
    databaseLock?.release()
    lock.release()
  }
  try {
    databaseLock = config.postgres && (await lockPostgres(config.postgres, config.role, log))
    return { lock: { release }, unclean, ...(await openData(config, unclean)) }
  } catch (error) {
    // Keeps the mark of an unclean stop: nothing was repaired.
    if (!unclean) endRun(config.dataDir)
    release()
    if (!isDatabaseAway(error) || !(error instanceof Error)) throw error
    throw new StartRefused(`${error.message}. DATABASE_URL says where it is: start it, then start again.`)
  }
}

const lockPostgres = async (options: PostgresOptions, role: Role, log: Logger): Promise<FolderLock> => {
  const lock = await lockDatabase(options, role === 'all' ? 'alone' : 'shared', () => {
    log.fatal('another process has taken the database while it was away; this one stops')
    process.kill(process.pid, 'SIGTERM')
  })
  if (lock) return lock
  const other = role === 'all' ? 'another WhatsStore process' : 'a WhatsStore process with ROLE=all, which works alone'
  throw new DataFolderInUse(`The database that DATABASE_URL names is in use by ${other}.`)
}

/** Opens the database at the newest schema, and the key of its sealed values. Throws `StartRefused`. */
const openData = async (config: Config, unclean: boolean): Promise<{ db: Db; secrets: SecretBox }> => {
  const paths = dataPaths(config)
  if (config.postgres) await preparePostgres(config.postgres)
  else assertDatabaseSound(paths, { thorough: unclean })
  let db: Db | undefined
  try {
    if (!config.postgres) createPrivateFile(paths.database)
    db = openDatabase(databasePlace(config))
    await assertNotMoved(db)
    if (config.postgres) await assertKnowsStores(db, paths)
    else await migrateToLatest(db)
    await keepJournalInMemory(db)
    const secret = config.secretKey ?? storedSecret(config.dataDir)
    await assertSecretsOpen(db, secret === undefined ? undefined : secretBox(secret), secretFile(config.dataDir))
    return { db, secrets: secretBox(secret ?? makeSecret(config.dataDir)) }
  } catch (error) {
    await db?.destroy()
    throw explained(paths, error)
  }
}
