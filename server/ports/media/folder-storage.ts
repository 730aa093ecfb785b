import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#server/db/ids.ts'
import { checkedName, isName, isOriginal, type MediaEntry, type MediaStorage } from './media-storage.ts'

/** Folder for files being written, before they are renamed. No store has this name. */
const TEMPORARY = 'tmp'

/** Returns the result of a call, or `nothing` when the file or folder does not exist. */
const orNothing = <Value, Nothing>(call: Promise<Value>, nothing: Nothing): Promise<Value | Nothing> =>
  call.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return nothing
  })

/** Media in a local folder, the default. */
export const folderStorage = (folder: string): MediaStorage => {
  const place = (name: string) => join(folder, checkedName(name))

  const entry = async (within: string, name: string): Promise<MediaEntry> => {
    const { size, mtime } = await stat(join(within, name))
    return { name, file: { bytes: size, written: mtime } }
  }

  return {
    write: async (name, bytes) => {
      const file = place(name)
      const temporary = join(folder, TEMPORARY, newId())
      await mkdir(dirname(temporary), { recursive: true })
      try {
        // A web server beside this one may read derived files only.
        await writeFile(temporary, bytes, { mode: isOriginal(name) ? 0o600 : 0o666, flush: true })
        await mkdir(dirname(file), { recursive: true })
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    read: (name) => orNothing(readFile(place(name)), undefined),
    list: async (name) => {
      const within = name === '' ? folder : place(name)
      const found = await orNothing(readdir(within, { withFileTypes: true }), [])
      const named = found.filter((one) => isName(one.name) && (name !== '' || one.name !== TEMPORARY))
      const entries = named.map((one) =>
        one.isFile() ? orNothing(entry(within, one.name), undefined) : { name: one.name },
      )
      return (await Promise.all(entries)).filter((one) => one !== undefined)
    },
    remove: (name) => rm(place(name), { force: true }),
    // Retries when the folder is not empty, since an image may be being written.
    removeFolder: (name) => rm(place(name), { recursive: true, force: true, maxRetries: 5 }),
    servedFrom: folder,
    bring: async () => {},
    open: async () => {
      await mkdir(folder, { recursive: true })
      await rm(join(folder, TEMPORARY), { recursive: true, force: true })
    },
    away: () => false,
  }
}
