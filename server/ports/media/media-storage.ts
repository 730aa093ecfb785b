import type { AskElsewhere } from '../ask-elsewhere.ts'

/** A file or a folder of media. */
export interface MediaEntry {
  /** Last segment of its name: `640.webp`. */
  name: string
  /** Properties of a file. Folders have none. */
  file?: { bytes: number; written: Date }
}

/**
 * Stores uploaded images and their derived files. The server makes the names (`{store}/{image}/640.webp`), never a
 * user, and every call refuses names with other characters. Images never change under a name.
 */
export interface MediaStorage {
  /** Stores `bytes` under `name`. They are durable when it resolves. When it rejects, readers see none of them. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Returns a whole file, or `undefined`. */
  read(name: string): Promise<Buffer | undefined>
  /** Returns the entries of a folder in no order, none when it does not exist. `''` is the root. */
  list(folder: string): Promise<MediaEntry[]>
  /** Removes a file, if it exists. */
  remove(name: string): Promise<void>
  /** Removes a folder and its contents, if it exists. */
  removeFolder(name: string): Promise<void>
  /** Local folder that buyers' files are served from, under the same names. */
  readonly servedFrom: string
  /** Copies a file for buyers to `servedFrom`, if it exists. Fetches it through `asking`. */
  bring(name: string, asking?: AskElsewhere): Promise<void>
  /** Cleans up after a crash. Only at start-up, by the process that writes. Throws `StartRefused` if it is unusable. */
  open(): Promise<void>
  /** Whether it did not answer last time. It notices by itself when it is back, so work that can wait need not try. */
  away(): boolean
}

const NAME = /^[\w-]{1,64}(?:\/[\w-]{1,64}){0,3}(?:\.[a-z0-9]{1,5})?$/

/** Whether a name has only characters that the server uses in names. */
export const isName = (name: string): boolean => NAME.test(name)

/** Returns a valid name unchanged. Throws for others, which could lead to another folder. */
export const checkedName = (name: string): string => {
  if (isName(name)) return name
  throw new Error(`${JSON.stringify(name)} is no name of a file or folder of media`)
}

/** Whether a name is an unchanged upload. It may hold its location, so only its owner gets it, in her export. */
export const isOriginal = (name: string): boolean => name.endsWith('/original')
