import { readStored, writeStored } from '../browser/storage.ts'

/** Also named in `stale-page.ts`: an update forgets no device. */
const KEY = 'device'

/** What shows the server that somebody signed in here before, as part of a call; it opens nothing by itself. */
export const knownDevice = (): { device_token?: string } => {
  const device_token = readStored('localStorage', KEY)
  return device_token ? { device_token } : {}
}

/** Remembers that somebody signed in here. */
export const keepDevice = (token: string): void => void writeStored('localStorage', KEY, token)
