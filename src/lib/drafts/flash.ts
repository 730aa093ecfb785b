import { readStored, writeStored } from '../browser/storage.ts'

const KEY = 'flash'

/** Words for the page that is about to be opened. */
export const leaveFlash = (words: string): void => void writeStored('sessionStorage', KEY, words)

/** The words a page before this one left, once. */
export const takeFlash = (): string | null => {
  const words = readStored('sessionStorage', KEY)
  writeStored('sessionStorage', KEY, null)
  return words
}
