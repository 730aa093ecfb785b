import { readStored, writeStored } from '../browser/storage.ts'

/** Also listed in `stale-page.ts`, so that an update keeps it. */
const KEY = 'device'

/** The token of a known device, as part of a call. It grants nothing by itself. */
export const knownDevice = (): { device_token?: string } => {
  const device_token = readStored('localStorage', KEY)
  return device_token ? { device_token } : {}
}

/** Stores that somebody signed in here. */
export const keepDevice = (token: string): void => void writeStored('localStorage', KEY, token)
