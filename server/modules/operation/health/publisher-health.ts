import { startLoop } from '#server/background/loop.ts'
import type { Deps } from '#server/deps.ts'
import { beat, lastBeatOf, PUBLISHER } from './heartbeats.ts'

const BEAT_MS = 5_000
/** Silence after which publishers count as down. */
const DOWN_AFTER_MS = 20_000

/** Writes heartbeats of this publisher for web-only processes. */
export const startPublisherBeats = ({
  config,
  db,
  clock,
  log,
  publisher,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'publisher'>): { stop(): Promise<void> } => {
  if (config.role === 'all') return { stop: async () => {} }
  return startLoop({
    pass: async () => {
      if (await publisher.alive()) await beat(db, PUBLISHER, clock.now().toISOString())
      return false
    },
    every: BEAT_MS,
    onError: (error) => log.error({ err: error }, 'could not write the heartbeat of this publisher'),
  })
}

/** Whether any publisher works on this database. */
export const isSomePublisherUp = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> => {
  const last = await lastBeatOf(db, PUBLISHER)
  return last !== undefined && clock.now().getTime() - Date.parse(last) < DOWN_AFTER_MS
}
