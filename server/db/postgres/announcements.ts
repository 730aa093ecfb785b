import { keptConnection } from './kept-connection.ts'
import type { PostgresOptions } from './postgres.ts'

/** Milliseconds between checks of the connection: half of how far a reader may be behind. */
const BEAT_MS = 400

/** Notifications of PostgreSQL on one channel. */
export interface Announcements {
  /**
   * Returns a number that stays the same while the connection is unbroken, so that no notification was missed.
   * Returns `undefined` while there is no connection.
   */
  spell(): number | undefined
  stop(): Promise<void>
}

/** Listens on a channel, on a connection of its own. */
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
