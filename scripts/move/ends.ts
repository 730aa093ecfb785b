import { existsSync, renameSync, rmSync } from 'node:fs'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { movedAwayAt } from '#server/db/files/moved-away.ts'
import { createPrivateFile } from '#server/db/files/private-files.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { truncateLog } from '#server/db/sqlite/truncate-log.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openExistingDatabase } from '../support/existing-database.ts'

/** The two databases of a move. */
export interface Ends {
  source: Db
  target: Db
  /** Name of the target for messages, without its password. */
  where: string
  /** Brings the target to the newest schema. */
  prepare(): Promise<void>
  /** Closes both. Returns where the former file is kept when `moved` put another in its place. */
  close(moved: boolean): Promise<string | undefined>
}

/** Which PostgreSQL a move is from or to. Throws `ConfigError` when there is none. */
export const postgresOf = (env: NodeJS.ProcessEnv, config: Config, to: string): PostgresOptions => {
  if (to === 'sqlite') {
    if (config.postgres) return config.postgres
    throw new ConfigError('The data are in SQLite: DATABASE_URL names no database to move them from.')
  }
  if (config.postgres)
    throw new ConfigError(
      'The data are in PostgreSQL (DATABASE_URL). Its own tools, such as pg_dump, move them to another one; to move them to SQLite, say --to sqlite.',
    )
  const { postgres } = getConfig({ ...env, DATABASE_URL: to })
  if (postgres) return postgres
  throw new ConfigError('Say where to: --to postgres://user:password@host:5432/whatsstore, or --to sqlite.')
}

const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Refuses to put a database in the place of one that was not moved away. */
const assertReplaceable = async (file: string): Promise<void> => {
  if (!existsSync(file)) return
  const db = openDatabase(file, { readonly: true })
  if (await movedAwayAt(db).finally(() => db.destroy())) return
  throw new ConfigError(
    `There is a database in ${file} that was not moved away. Give DATA_DIR another folder, or set it aside.`,
  )
}

const ENDINGS = ['', '-wal', '-shm']

/** Puts a database in the place of the former one, which stays beside it. */
const replace = (file: string, by: string): string | undefined => {
  const kept = `${file}.before-move-${new Date().toISOString().replace(/[-:.]/g, '')}`
  const had = existsSync(file)
  for (const ending of ENDINGS) if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  renameSync(by, file)
  return had ? kept : undefined
}

/** Opens both databases. */
export const openEnds = async (config: Config, postgres: PostgresOptions, to: string): Promise<Ends> => {
  const unhurried = openDatabase({ ...postgres, connections: 1, statementMs: 0 })
  if (to !== 'sqlite') {
    const source = openExistingDatabase(config)
    return {
      source,
      target: unhurried,
      where: nameOf(postgres.url),
      prepare: () => preparePostgres(postgres),
      close: async () => {
        await Promise.all([source.destroy(), unhurried.destroy()])
        return undefined
      },
    }
  }
  const { database } = dataPaths(config)
  const part = `${database}.moving`
  const discard = () => {
    for (const ending of ENDINGS) rmSync(part + ending, { force: true })
  }
  await assertReplaceable(database)
  discard()
  createPrivateFile(part)
  const target = openDatabase(part)
  return {
    source: unhurried,
    target,
    where: database,
    prepare: async () => void (await migrateToLatest(target)),
    close: async (moved) => {
      if (moved) await truncateLog(target)
      await Promise.all([unhurried.destroy(), target.destroy()])
      if (moved) return replace(database, part)
      discard()
      return undefined
    },
  }
}
