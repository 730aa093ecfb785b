import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Modes of what holds password hashes, buyers' addresses or links that sign in: its owner's alone. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Makes a file for its owner alone, if it is not there: whatever opens it next keeps the mode, and SQLite gives it to its logs. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', PRIVATE_FILE))

/** Makes a folder for its owner alone, and closes one that others could look into. */
export const closeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  chmodSync(folder, PRIVATE_FOLDER)
}

/** Closes the files that lie in the data folder itself (database, logs, key, lock), whatever made them. Folders stay as they are. */
export const closeFilesIn = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(folder, entry.name), PRIVATE_FILE)
  }
}

/** Closes a file. */
export const closeFile = (file: string): void => chmodSync(file, PRIVATE_FILE)
