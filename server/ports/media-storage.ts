import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { newId } from '#server/db/ids.ts'

/** Where uploaded images and what is derived from them are kept. Names are made by the server, never typed by a user. */
export interface MediaStorage {
  /** Keeps `bytes` under `name` (`{store}/{image}/640.webp`), on disk when it resolves. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** A local path to read from. */
  path(name: string): string
  /** Removes a file or a folder with all in it; one that is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes what a crash left half written. Only at boot, by the one process that writes. */
  sweepTemporary(): Promise<void>
}

/** Where a file is written before it is renamed into its place; no store is called so. */
const TEMPORARY = 'tmp'

/** The default: a local folder. */
export const folderStorage = (folder: string): MediaStorage => ({
  write: async (name, bytes) => {
    const file = join(folder, name)
    const temporary = join(folder, TEMPORARY, newId())
    await mkdir(dirname(temporary), { recursive: true })
    // An upload as it came may say where it was taken; a web server beside this one serves the sizes alone.
    const handle = await open(temporary, 'w', basename(name) === 'original' ? 0o600 : 0o666)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await mkdir(dirname(file), { recursive: true })
    await rename(temporary, file)
  },
  path: (name) => join(folder, name),
  remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  sweepTemporary: () => rm(join(folder, TEMPORARY), { recursive: true, force: true }),
})
