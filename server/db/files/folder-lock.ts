import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { StartRefused } from '#server/lib/start-refused.ts'

/** Lock of the one process that publishes in a data folder. */
export interface FolderLock {
  release(): void
}

/**
 * Takes the right to publish in a data folder, or another right called `name`. Returns `undefined` when another
 * process has it, and throws on a full disk. The lock is one on an open SQLite file, so it ends with the process.
 */
export const lockDataFolder = (dataDir: string, name = 'publisher'): FolderLock | undefined => {
  const file = join(dataDir, `${name}.lock`)
  const lock = new SqliteDatabase(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : undefined
    if (code === 'SQLITE_BUSY') return undefined
    if (code === 'SQLITE_NOTADB')
      throw new StartRefused(`${file} is damaged. It holds nothing: remove it, then start again.`)
    throw error
  }
}
