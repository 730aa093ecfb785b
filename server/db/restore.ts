import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { BadBackup, type RowCounts, verifyBackup } from './backup-file.ts'
import { type Db, openDatabase } from './database.ts'
import { lockDataFolder } from './folder-lock.ts'
import { migrateToLatest } from './migrate.ts'
import { closeFile } from './private-files.ts'
import { openSqlite } from './sqlite.ts'

/** A running server has the data folder. */
export class ServerRunning extends BadBackup {}

/**
 * Puts a verified backup in the place of the database, once its schema is up to date and `afterwards` has run on it.
 * Returns where the old database is kept, and the restored row counts. Before anything is changed, throws `BadBackup`
 * when the backup is not whole or the server runs, and `StartRefused` when it is of another release.
 */
export const restoreDatabase = async (
  dataDir: string,
  databaseFile: string,
  backup: string,
  afterwards: (db: Db) => Promise<void>,
): Promise<{ rows: RowCounts; kept: string | undefined }> => {
  const rows = verifyBackup(backup)
  mkdirSync(dataDir, { recursive: true })
  const lock = lockDataFolder(dataDir)
  if (!lock) throw new ServerRunning(`A server is using ${dataDir}. Stop it first, then restore.`)
  try {
    const part = `${databaseFile}.restoring`
    for (const ending of ['-wal', '-shm']) rmSync(part + ending, { force: true })
    copyFileSync(backup, part)
    closeFile(part)
    assertSameRows(verifyBackup(part), rows)
    const db = openDatabase(part)
    try {
      await migrateToLatest(db)
      await afterwards(db)
    } finally {
      await db.destroy()
    }
    const kept = setAside(databaseFile)
    renameSync(part, databaseFile)
    return { rows, kept }
  } finally {
    lock.release()
  }
}

/** Moves the present database away. Writes its log into it first. */
const setAside = (databaseFile: string): string | undefined => {
  if (!existsSync(databaseFile)) return undefined
  const kept = `${databaseFile}.before-restore-${new Date().toISOString().replace(/[-:.]/g, '')}`
  try {
    const sqlite = openSqlite(databaseFile)
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.close()
  } catch {
    // A database that cannot be opened is the reason for the restore: it is kept as it is.
  }
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(databaseFile + ending)) renameSync(databaseFile + ending, kept + ending)
  }
  renameSync(databaseFile, kept)
  return kept
}

const assertSameRows = (copied: RowCounts, expected: RowCounts) => {
  for (const [table, count] of Object.entries(expected)) {
    if (copied[table] !== count)
      throw new BadBackup(`The copy has ${copied[table]} rows in ${table} instead of ${count}`)
  }
}
