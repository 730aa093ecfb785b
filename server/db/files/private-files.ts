import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Modes for the owner alone. The files hold password hashes, buyers' addresses and sign-in links. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Creates a file for its owner alone, unless it exists. Later writers keep the mode, and SQLite's logs inherit it. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', PRIVATE_FILE))

/** Creates a folder for its owner alone, or closes an existing one to others. */
export const closeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  chmodSync(folder, PRIVATE_FOLDER)
}

/** Closes the files directly in the data folder (database, logs, key, lock) to others. Skips folders. */
export const closeFilesIn = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(folder, entry.name), PRIVATE_FILE)
  }
}

/** Closes a file to others. */
export const closeFile = (file: string): void => chmodSync(file, PRIVATE_FILE)
