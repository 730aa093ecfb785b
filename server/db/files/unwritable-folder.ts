import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefused } from '#server/lib/start-refused.ts'
import { isDiskFull } from './disk-full.ts'

/** Error codes of the operating system and SQLite for files that cannot be written. */
const CODES = /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Makes a folder and those above it. Node's own recursive `mkdirSync` never ends where `/proc` refuses one. */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it just now.
    if (!isFolder(folder)) throw error
  }
}

/** Whether a folder could not be made: a file has its name, or its parent takes none. */
const isNoFolder = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  syscall === 'mkdir' && /^(EEXIST|ENOTDIR|ENOENT)$/.test(code ?? '')

/** Turns errors about an unwritable or full data folder into advice for the operator. Returns others unchanged. */
export const explainUnwritable = (dataDir: string, error: unknown): unknown => {
  if (isDiskFull(error)) {
    return new StartRefused(`The disk that DATA_DIR ${dataDir} is on is full. Make room, then start again.`)
  }
  if (error instanceof Error && isNoFolder(error)) {
    return new StartRefused(`DATA_DIR ${dataDir} is no folder and cannot be made one (${error.message}). Name another.`)
  }
  if (!(error instanceof Error) || !CODES.test((error as NodeJS.ErrnoException).code ?? '')) return error
  return new StartRefused(
    `DATA_DIR ${dataDir} cannot be written (${error.message}). It and all that is in it must belong to the user who runs the server.`,
  )
}
