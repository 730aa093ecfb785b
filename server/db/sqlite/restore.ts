import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { type Db, openDatabase } from '#server/db/database.ts'
import { lockDataFolder } from '#server/db/files/folder-lock.ts'
import { closeFile } from '#server/db/files/private-files.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { BadBackup, type RowCounts, verifyBackup } from './backup-file.ts'
import { openSqlite } from './sqlite.ts'

/** A data folder that a running server uses. */
export class ServerRunning extends BadBackup {}

/**
 * Replaces the database by a verified backup, after migrations and `afterwards` ran on it. Returns the path of the old
 * database and the restored row counts. Changes nothing and throws `BadBackup` when the backup is damaged or the server
 * runs, `StartRefused` when the backup is of another release.
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

/** Moves the current database away, after writing its log into it. */
const setAside = (databaseFile: string): string | undefined => {
  if (!existsSync(databaseFile)) return undefined
  const kept = `${databaseFile}.before-restore-${new Date().toISOString().replace(/[-:.]/g, '')}`
  try {
    const sqlite = openSqlite(databaseFile)
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.close()
  } catch {
    // A database that cannot be opened may be why it is restored. It is kept unchanged.
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
