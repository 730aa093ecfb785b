import type { Deps } from '#server/deps.ts'
import { lastBeatOf, SENDER } from './heartbeats.ts'

/** A sender that has given no sign of life for so long is down; it gives one every two seconds. */
const DOWN_AFTER_MS = 20_000

/** Whether messages can go out: the simulator always can, WhatsApp itself while its own process gives signs of life. */
export const isSenderUp = async ({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<boolean> => {
  if (config.whatsApp === 'simulator') return true
  const lastBeat = await lastBeatOf(db, SENDER)
  return lastBeat !== undefined && clock.now().getTime() - Date.parse(lastBeat) < DOWN_AFTER_MS
}
