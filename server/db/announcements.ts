import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { connected, type PostgresOptions } from './postgres.ts'

/** How often the connection is asked whether it still is one, and how long it has for its answer: half of how far a reader may be behind. */
const BEAT_MS = 400
/** Until the next try to listen again. */
const RETRY_MS = 500

/** What PostgreSQL announces on one channel, by NOTIFY. */
export interface Announcements {
  /**
   * Which unbroken spell of listening this is: of what was read in it, every change since was heard of. `undefined` while nobody is sure to hear of
   * one.
   */
  spell(): number | undefined
  stop(): Promise<void>
}

/** Listens on a channel, with a connection of its own that is made again when it is lost. */
export const listenTo = (
  options: PostgresOptions,
  channel: string,
  heard: (payload: string) => void,
): Announcements => {
  let spells = 0
  let listening: Client | undefined
  let stopped = false

  const listen = async (): Promise<Client> => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: options.connectMs,
      query_timeout: BEAT_MS,
      keepAlive: true,
      application_name: 'whatsstore listen',
    })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    client.once('end', () => {
      if (listening === client) listening = undefined
    })
    try {
      await connected(client.connect())
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    return client
  }

  /** Resolves when the connection is lost. */
  const watch = async (client: Client): Promise<void> => {
    while (!stopped && listening === client) {
      await setTimeout(BEAT_MS, undefined, { ref: false })
      await client.query('select 1')
    }
  }

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        const client = await listen()
        spells++
        listening = client
        await watch(client)
      } catch {
        // It is away, or its answer does not come: either way nothing would be heard.
      }
      const lost = listening
      listening = undefined
      void lost?.end().catch(() => {})
      if (!stopped) await setTimeout(RETRY_MS, undefined, { ref: false })
    }
  }
  void run()

  return {
    spell: () => (listening ? spells : undefined),
    stop: async () => {
      stopped = true
      await listening?.end().catch(() => {})
    },
  }
}
