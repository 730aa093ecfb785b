import type { Deps } from '#server/deps.ts'
import { lastBeatOf, SENDER } from './heartbeats.ts'

/** Silence after which the sender counts as down. It beats every two seconds. */
const DOWN_AFTER_MS = 20_000

/** Whether messages can go out: always with the simulator, else while the WhatsApp process beats. */
export const isSenderUp = async ({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<boolean> => {
  if (config.whatsApp === 'simulator') return true
  const lastBeat = await lastBeatOf(db, SENDER)
  return lastBeat !== undefined && clock.now().getTime() - Date.parse(lastBeat) < DOWN_AFTER_MS
}
