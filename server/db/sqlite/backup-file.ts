import { existsSync, readFileSync, rmSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'

/** Row counts by table. */
export type RowCounts = Record<string, number>

/** The manifest beside a backup, in `{file}.json`. */
export interface BackupManifest {
  created_at: string
  rows: RowCounts
}

/** Counts the rows of every table. */
export const countRows = (sqlite: SqliteDatabase.Database): RowCounts => {
  const tables = sqlite
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      sqlite.prepare<[], { n: number }>(`select count(*) as n from "${name.replaceAll('"', '""')}"`).get()?.n ?? 0,
    ]),
  )
}

/** A backup that is damaged, of another application, or unlike its manifest. */
export class BadBackup extends Error {}

/**
 * Checks a database file: integrity, foreign keys, that it is ours, and the row counts of its manifest if there is one.
 * Returns the counts. Throws `BadBackup`.
 */
export const verifyBackup = (file: string): RowCounts => {
  let sqlite: SqliteDatabase.Database | undefined
  // Reading a database in WAL mode creates these. They are removed, so that the folder stays as it was.
  const made = ['-wal', '-shm'].map((ending) => file + ending).filter((path) => !existsSync(path))
  try {
    sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
    const verdict = sqlite.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new BadBackup(`${file} is damaged: ${verdict}`)
    if ((sqlite.pragma('foreign_key_check') as unknown[]).length > 0) {
      throw new BadBackup(`${file} is damaged: rows refer to others that are not there`)
    }
    const rows = countRows(sqlite)
    if (rows.users === undefined || rows.kysely_migration === undefined) {
      throw new BadBackup(`${file} is not a WhatsStore database`)
    }
    const manifest = readManifest(file)
    for (const [table, count] of Object.entries(manifest?.rows ?? {})) {
      if (rows[table] !== count) {
        throw new BadBackup(`${file} has ${rows[table] ?? 0} rows in ${table}, its manifest says ${count}`)
      }
    }
    return rows
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError) throw new BadBackup(`${file} cannot be read: ${error.message}`)
    throw error
  } finally {
    sqlite?.close()
    for (const path of made) rmSync(path, { force: true })
  }
}

/** Returns the manifest of a backup. Backups from elsewhere may have none. */
export const readManifest = (file: string): BackupManifest | undefined =>
  existsSync(`${file}.json`) ? JSON.parse(readFileSync(`${file}.json`, 'utf8')) : undefined
