import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { connected, type PostgresOptions } from './postgres.ts'

/** Milliseconds until the next try to connect. */
const RETRY_MS = 500
/** TCP keepalives from PostgreSQL's side. A machine that vanishes loses its connection after about 15 seconds. */
const KEEPALIVES = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3'

/** A connection and its number. */
interface Connection {
  client: Client
  spell: number
}

interface KeptOptions {
  /** Name of the connection in PostgreSQL's list. */
  purpose: string
  /** Prepares a new connection before others get it. */
  onOpen(client: Client): Promise<void>
  /** Milliseconds between checks of the connection, and the time it has to answer. */
  beatMs?: number
}

/** A connection beside the pool, replaced when it is lost. */
export interface KeptConnection {
  /** Resolves with the first connection. Rejects when the first try fails, but further tries follow. */
  first: Promise<void>
  /** Returns the connection, if there is one. */
  now(): Connection | undefined
  /** Waits for the try under way. Returns the connection, if there is one then. */
  open(): Promise<Connection | undefined>
  /** Closes the connection and everything that depends on it. A new one is made. */
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
