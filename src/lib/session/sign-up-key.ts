import { readStored, writeStored } from '../browser/storage.ts'
import { randomKey } from '../random-key.ts'

/** Also listed in `stale-page.ts`, so that an update keeps it. */
const KEY = 'sign-up'

/** Makes and stores the key of a sign-up. The mailed link then needs no password in this browser. */
export const makeSignUpKey = (): string => {
  const key = randomKey()
  writeStored('localStorage', KEY, key)
  return key
}

/** Returns the key of the last sign-up here, or `null`. */
export const signUpKey = (): string | null => readStored('localStorage', KEY)

/** Forgets the key after its link was opened. */
export const dropSignUpKey = (): void => void writeStored('localStorage', KEY, null)
