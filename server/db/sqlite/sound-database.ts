import { existsSync, readdirSync, statSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import type { Db } from '#server/db/database.ts'
import { StartRefused } from '#server/lib/start-refused.ts'

/** Paths in the data folder. */
interface Paths {
  database: string
  published: string
  media: string
  backups: string
}

/** A database that cannot be used as it is. The message says what to do. Nothing was changed. */
export class DatabaseUnusable extends StartRefused {}

const names = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const advice = ({ backups }: Paths): string => {
  const found = names(backups)
    .filter((name) => name.endsWith('.db'))
    .sort()
    .reverse()
  return found[0]
    ? `Restore a backup (there ${found.length === 1 ? 'is one' : `are ${found.length}`} in ${backups}): npm run restore -- ${found[0]}`
    : `There is no backup in ${backups}: restore one that is kept elsewhere with npm run restore -- <file>`
}

/**
 * Checks that the database is readable and belongs to the data folder. An empty one beside published stores would take
 * every shop off the air. `thorough` checks every page, for use after a crash. Throws `DatabaseUnusable`.
 */
export const assertDatabaseSound = (paths: Paths, options: { thorough: boolean }): void => {
  const { database } = paths
  const stores = names(`${paths.published}/sites`).length
  const isEmpty = !existsSync(database) || statSync(database).size === 0
  if (isEmpty && (stores > 0 || names(paths.media).length > 0 || names(paths.backups).length > 0)) {
    throw new DatabaseUnusable(
      `The database ${database} is ${existsSync(database) ? 'empty' : 'missing'}, but what belongs to it is here. Nothing was changed. ${advice(paths)}. To begin anew, give DATA_DIR an empty folder.`,
    )
  }
  if (isEmpty) return
  let sqlite: SqliteDatabase.Database | undefined
  try {
    sqlite = new SqliteDatabase(database, { fileMustExist: true })
    const verdict = options.thorough ? sqlite.pragma('integrity_check(1)', { simple: true }) : 'ok'
    if (verdict !== 'ok') throw new DatabaseUnusable(damaged(paths, String(verdict)))
    if (stores > 0 && !hasUsers(sqlite)) {
      throw new DatabaseUnusable(
        `The database ${database} knows no account, but ${counted(stores)} beside it. Nothing was changed. ${advice(paths)}. To begin anew, give DATA_DIR an empty folder.`,
      )
    }
  } catch (error) {
    throw explained(paths, error)
  } finally {
    sqlite?.close()
  }
}

/**
 * The check for PostgreSQL, without its files: a database without accounts does not belong to published stores.
 * Throws `DatabaseUnusable`.
 */
export const assertKnowsStores = async (db: Db, { published }: Pick<Paths, 'published'>): Promise<void> => {
  const stores = names(`${published}/sites`).length
  if (stores === 0 || (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return
  throw new DatabaseUnusable(
    `The database that DATABASE_URL names knows no account, but ${counted(stores)} in ${published}. Nothing was changed. Name the database that belongs to them, or give DATA_DIR an empty folder.`,
  )
}

const counted = (stores: number): string =>
  stores === 1 ? 'one published store stands' : `${stores} published stores stand`

/** Turns SQLite's errors about a damaged file into advice for the operator. Returns other errors unchanged. */
export const explained = (paths: Paths, error: unknown): unknown =>
  error instanceof SqliteDatabase.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
    ? new DatabaseUnusable(damaged(paths, error.message))
    : error

const damaged = (paths: Paths, verdict: string): string =>
  `The database ${paths.database} is damaged (${verdict}). Nothing was changed. ${advice(paths)}`

const hasUsers = (sqlite: SqliteDatabase.Database): boolean => {
  const table = sqlite.prepare("select 1 from sqlite_master where type = 'table' and name = 'users'").get()
  return table !== undefined && sqlite.prepare('select 1 from users limit 1').get() !== undefined
}
