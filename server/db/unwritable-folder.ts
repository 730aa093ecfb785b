import { StartRefused } from '#server/lib/start-refused.ts'
import { isDiskFull } from './disk-full.ts'

/** Codes of the operating system and of SQLite for what this user, or anybody, may not write. */
const CODES = /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/

/** What an error means to the operator, where it says that the data folder cannot be written; otherwise the error itself. */
export const explainUnwritable = (dataDir: string, error: unknown): unknown => {
  if (isDiskFull(error)) {
    return new StartRefused(`The disk that DATA_DIR ${dataDir} is on is full. Make room, then start again.`)
  }
  if (!(error instanceof Error) || !CODES.test((error as NodeJS.ErrnoException).code ?? '')) return error
  return new StartRefused(
    `DATA_DIR ${dataDir} cannot be written (${error.message}). It and all that is in it must belong to the user who runs the server.`,
  )
}
