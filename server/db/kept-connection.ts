import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { connected, type PostgresOptions } from './postgres.ts'

/** Until the next try to connect. */
const RETRY_MS = 500
/** PostgreSQL asks for signs of life: a machine that is gone without a word loses its connection after 15 seconds. */
const KEEPALIVES = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3'

/** A connection, and its number. */
interface Connection {
  client: Client
  spell: number
}

interface KeptOptions {
  /** Names the connection in PostgreSQL's list. */
  purpose: string
  /** Makes a new connection ready, before others get it. */
  onOpen(client: Client): Promise<void>
  /** How often the connection is asked whether it still is one, and how long it has for its answer. */
  beatMs?: number
}

/** One connection beside the pool, which is made anew when it is lost. */
export interface KeptConnection {
  /** Resolves with the first connection. Rejects when it cannot be had; it is tried again all the same. */
  first: Promise<void>
  /** Returns the connection while there is one. */
  now(): Connection | undefined
  /** Waits for the try under way. Returns the connection if there is one then. */
  open(): Promise<Connection | undefined>
  /** Closes the connection, with all that depends on it: another one is made. */
  drop(client: Client): void
  stop(): Promise<void>
}

/** Keeps a connection to PostgreSQL until it is stopped. */
export const keptConnection = (options: PostgresOptions, { purpose, onOpen, beatMs }: KeptOptions): KeptConnection => {
  let current: Connection | undefined
  let lost = Promise.withResolvers<void>()
  let spells = 0
  let stopped = false

  const drop = (client: Client) => {
    void client.end().catch(() => {})
    if (current?.client !== client) return
    current = undefined
    lost.resolve()
  }

  const connect = async (): Promise<void> => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: options.connectMs,
      query_timeout: beatMs ?? options.connectMs,
      keepAlive: true,
      application_name: `whatsstore ${purpose}`,
      options: KEEPALIVES,
    })
    client.on('error', () => {})
    try {
      await connected(client.connect())
      await onOpen(client)
    } catch (error) {
      drop(client)
      throw error
    }
    if (stopped) return drop(client)
    current = { client, spell: ++spells }
    lost = Promise.withResolvers()
    client.once('end', () => drop(client))
    if (beatMs) void beat(client, beatMs)
  }

  const beat = async (client: Client, every: number): Promise<void> => {
    while (current?.client === client) {
      await setTimeout(every, undefined, { ref: false })
      await client.query('select 1').catch(() => drop(client))
    }
  }

  const first = connect()
  let opening: Promise<void> = first.catch(() => {})
  const keep = async (): Promise<void> => {
    await opening
    while (!stopped) {
      if (current) await lost.promise
      if (stopped) return
      await setTimeout(RETRY_MS, undefined, { ref: false })
      opening = stopped ? Promise.resolve() : connect().catch(() => {})
      await opening
    }
  }
  void keep()

  return {
    first,
    now: () => current,
    open: async () => {
      await opening
      return current
    },
    drop,
    stop: async () => {
      stopped = true
      lost.resolve()
      const client = current?.client
      current = undefined
      await client?.end().catch(() => {})
    },
  }
}
