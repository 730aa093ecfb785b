import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** Held by the one process that publishes in a data folder. */
export interface FolderLock {
  release(): void
}

/**
 * Takes the right to publish in a data folder. Returns `undefined` when another process has it. The lock is the operating system's on an
 * open SQLite file, so it ends with the process, however it ends.
 */
export const lockDataFolder = (dataDir: string): FolderLock | undefined => {
  const lock = new SqliteDatabase(join(dataDir, 'publisher.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return { release: () => lock.close() }
  } catch {
    lock.close()
    return undefined
  }
}
