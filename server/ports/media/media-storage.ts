import type { AskElsewhere } from '../ask-elsewhere.ts'

/** A file or a folder of media. */
export interface MediaEntry {
  /** Its last segment: `640.webp`. */
  name: string
  /** What is known of a file; a folder has none. */
  file?: { bytes: number; written: Date }
}

/**
 * Where uploaded images and what is derived from them are kept. Names (`{store}/{image}/640.webp`) are made by the server, never typed by a
 * user; one with a letter that none of ours has is refused by every call. What is kept under a name never changes.
 */
export interface MediaStorage {
  /** Keeps `bytes` under `name`. It is kept for good when it resolves; when it rejects, nobody meets any of it. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** What is kept under a name, whole, or `undefined`. */
  read(name: string): Promise<Buffer | undefined>
  /** What is directly in a folder, in no order; nothing when there is no such folder. `''` is the outermost. */
  list(folder: string): Promise<MediaEntry[]>
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes a folder with all in it; one that is not there is no error. */
  removeFolder(name: string): Promise<void>
  /** The local folder that buyers get their files from, under the same names. */
  readonly servedFrom: string
  /** Has a file that buyers may get stand in `servedFrom`, if it is kept at all. What must be asked for elsewhere goes through `asking`. */
  bring(name: string, asking?: AskElsewhere): Promise<void>
  /** Brings to order what a crash left. Only at boot, by the one process that writes. Throws `StartRefused` when nothing can be kept here. */
  open(): Promise<void>
  /** Whether it did not answer when it was last asked. It tells by itself when it is back: what can wait need not try. */
  away(): boolean
}

const NAME = /^[\w-]{1,64}(?:\/[\w-]{1,64}){0,3}(?:\.[a-z0-9]{1,5})?$/

/** Whether every letter of a name is one that the server makes names of. */
export const isName = (name: string): boolean => NAME.test(name)

/** A name as it is, if it is one. Throws for another, which could mean a place elsewhere. */
export const checkedName = (name: string): string => {
  if (isName(name)) return name
  throw new Error(`${JSON.stringify(name)} is no name of a file or folder of media`)
}

/** An upload as it came. It may say where it was taken: nobody gets it but its owner, with her account's data. */
export const isOriginal = (name: string): boolean => name.endsWith('/original')
