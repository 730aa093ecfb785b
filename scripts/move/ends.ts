import { existsSync, renameSync } from 'node:fs'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { originOf } from '#server/db/move/origin.ts'
import type { PostgresOptions } from '#server/db/postgres.ts'
import { preparePostgres } from '#server/db/prepare-postgres.ts'
import { createPrivateFile } from '#server/db/private-files.ts'
import { truncateLog } from '#server/db/truncate-log.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openExistingDatabase } from '../support/existing-database.ts'

/** Longest wait for what a write of the server has locked. */
const LOCK_MS = 60_000
const SQLITE = 'sqlite'

/** The two databases of a move, and what is particular to the one that is filled. */
export interface Ends {
  source: Db
  target: Db
  where: string
  prepare(): Promise<void>
  /** Closes both; `moved` says that the target is the one to be served. Returns where the former database is kept, if that is a file. */
  close(moved: boolean): Promise<string | undefined>
}

/** How a move uses PostgreSQL: its statements may take their time. */
const unhurried = (options: PostgresOptions): PostgresOptions => ({
  ...options,
  connections: 2,
  statementMs: 0,
  lockMs: LOCK_MS,
})

const fromSqlite = (env: NodeJS.ProcessEnv, config: Config, url: string): Ends => {
  if (config.postgres) {
    throw new ConfigError(
      'The data are in PostgreSQL (DATABASE_URL). Its own tools, such as pg_dump, move them to another one; to move them to SQLite, say --to sqlite.',
    )
  }
  const { postgres } = getConfig({ ...env, DATABASE_URL: url })
  if (!postgres)
    throw new ConfigError('Say where to: --to postgres://user:password@host:5432/whatsstore, or --to sqlite.')
  const source = openExistingDatabase(config)
  const target = openDatabase(unhurried(postgres))
  return {
    source,
    target,
    where: 'The database that --to names',
    prepare: () => preparePostgres(postgres),
    close: async () => {
      await Promise.all([source.destroy(), target.destroy()])
      return undefined
    },
  }
}

/** Refuses to put a database in the place of one that was not moved away. */
const assertReplaceable = async (file: string): Promise<void> => {
  if (!existsSync(file)) return
  const db = openDatabase(file, { readonly: true })
  const origin = await originOf(db).finally(() => db.destroy())
  if (!origin?.finished_at) {
    throw new ConfigError(
      `There is a database in ${file} that was not moved away. Give DATA_DIR another folder, or set it aside.`,
    )
  }
}

/** The former database stays beside the one that takes its place. */
const replace = (file: string, by: string): string | undefined => {
  const kept = `${file}.before-move-${new Date().toISOString().replace(/[-:.]/g, '')}`
  const had = existsSync(file)
  if (had)
    for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  renameSync(by, file)
  return had ? kept : undefined
}

const fromPostgres = async (config: Config): Promise<Ends> => {
  if (!config.postgres)
    throw new ConfigError('The data are in SQLite: DATABASE_URL names no database to move them from.')
  const { database } = dataPaths(config)
  const part = `${database}.moving`
  await assertReplaceable(database)
  createPrivateFile(part)
  const source = openDatabase(unhurried(config.postgres))
  const target = openDatabase(part)
  return {
    source,
    target,
    where: part,
    prepare: async () => void (await migrateToLatest(target)),
    close: async (moved) => {
      if (moved) await truncateLog(target)
      await Promise.all([source.destroy(), target.destroy()])
      return moved ? replace(database, part) : undefined
    },
  }
}

/** Opens both databases. Throws `ConfigError` for a way that there is not. */
export const openEnds = (env: NodeJS.ProcessEnv, config: Config, to: string): Ends | Promise<Ends> =>
  to === SQLITE ? fromPostgres(config) : fromSqlite(env, config, to)
