import { readStored, writeStored } from '../browser/storage.ts'

const KEY = 'flash'

/** Leaves a message for the next page. */
export const leaveFlash = (words: string): void => void writeStored('sessionStorage', KEY, words)

/** Takes the message a previous page left. */
export const takeFlash = (): string | null => {
  const words = readStored('sessionStorage', KEY)
  writeStored('sessionStorage', KEY, null)
  return words
}
