import { readStored, writeStored } from '#src/lib/browser/storage.ts'

const DEVICE_KEY = 'alerts'
const SOUND_KEY = 'sound'

/** Whether this browser shows alerts for an account. Another account that signs in here gets none unasked. */
export const alertsAreFor = (userId: string): boolean => readStored('localStorage', DEVICE_KEY) === userId

/** Remembers for whom this browser shows alerts; `null` for nobody. */
export const keepAlertsFor = (userId: string | null): boolean => writeStored('localStorage', DEVICE_KEY, userId)

/** Whether an open dashboard plays a sound at a new order. On unless it was turned off. */
export const hasSound = (): boolean => readStored('localStorage', SOUND_KEY) !== 'off'

export const keepSound = (on: boolean): boolean => writeStored('localStorage', SOUND_KEY, on ? null : 'off')
