import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#server/db/ids.ts'
import { checkedName, isName, isOriginal, type MediaEntry, type MediaStorage } from './media-storage.ts'

/** Where a file is written before it is renamed into its place; no store is called so. */
const TEMPORARY = 'tmp'

/** What a call gives, or `nothing` when what it is about is not there. */
const orNothing = <Value, Nothing>(call: Promise<Value>, nothing: Nothing): Promise<Value | Nothing> =>
  call.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return nothing
  })

/** The default: a local folder. */
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
        // A web server beside this one serves the sizes alone.
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
    // Again when it is not empty: an image of it may be being written.
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
