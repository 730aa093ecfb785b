import { readStored, writeStored } from '../browser/storage.ts'
import { randomKey } from '../random-key.ts'

/** Also named in `stale-page.ts`: an update forgets no sign-up. */
const KEY = 'sign-up'

/** Makes the key of a sign-up and keeps it here, so that the mailed link asks for no password when it is opened in this browser. */
export const makeSignUpKey = (): string => {
  const key = randomKey()
  writeStored('localStorage', KEY, key)
  return key
}

/** The key of the last sign-up that was made here; `null` when there was none. */
export const signUpKey = (): string | null => readStored('localStorage', KEY)

/** Its link was opened. */
export const dropSignUpKey = (): void => void writeStored('localStorage', KEY, null)
