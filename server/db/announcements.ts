import { keptConnection } from './kept-connection.ts'
import type { PostgresOptions } from './postgres.ts'

/** How often the connection is asked whether it still is one: half of how far a reader may be behind. */
const BEAT_MS = 400

/** What PostgreSQL announces on one channel, by NOTIFY. */
export interface Announcements {
  /**
   * Returns the number of this unbroken spell of listening: every change since what was read in it was heard of.
   * Returns `undefined` while nobody is sure to hear of one.
   */
  spell(): number | undefined
  stop(): Promise<void>
}

/** Listens on a channel, with a connection of its own. */
export const listenTo = (
  options: PostgresOptions,
  channel: string,
  heard: (payload: string) => void,
): Announcements => {
  const kept = keptConnection(options, {
    purpose: 'listen',
    beatMs: BEAT_MS,
    onOpen: async (client) => {
      client.on('notification', ({ payload }) => heard(payload ?? ''))
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
  })
  kept.first.catch(() => {})
  return { spell: () => kept.now()?.spell, stop: kept.stop }
}
