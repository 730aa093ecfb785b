import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import { connected, type PostgresOptions } from './postgres.ts'

/** Until the next try to connect. */
const RETRY_MS = 1_000
/** A machine that is gone without a word has lost its leases after some 15 seconds: PostgreSQL asks its connection so often. */
const KEEPALIVES = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3'

/** Work that one process at a time does, of however many share a database. */
export interface Lease {
  /**
   * Asks for the work. Returns a number while this process has it, and another one when it has got it anew, and `undefined` while another process
   * has it, or nobody can say.
   */
  hold(): Promise<number | undefined>
  /** Leaves it to others. */
  release(): Promise<void>
}

/** Leases by name. Whoever asks first has one, until it is released or the process ends. */
export interface Leases {
  lease(name: string): Lease
  stop(): Promise<void>
}

/** The lease of a process that shares its database with nobody. */
export const ALONE: Lease = { hold: async () => 1, release: async () => {} }

/** All work is its own. */
export const leasesOfOne: Leases = { lease: () => ALONE, stop: async () => {} }

/** Leases as locks of a connection, which is made again when it is lost: what ends with it is free for others at once. */
export const openLeases = (options: PostgresOptions): Leases => {
  /** The connection, with what it holds; how many there were. */
  let session: { client: Client; held: Set<string>; spell: number } | undefined
  let spells = 0
  let opening: Promise<void> | undefined
  let stopped = false

  const connect = async (): Promise<void> => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: options.connectMs,
      query_timeout: options.connectMs,
      keepAlive: true,
      application_name: 'whatsstore leases',
      options: KEEPALIVES,
    })
    const lose = () => {
      if (session?.client === client) session = undefined
    }
    client.on('error', lose)
    client.once('end', lose)
    await connected(client.connect())
    session = { client, held: new Set(), spell: ++spells }
  }

  const open = async () => {
    if (session || stopped) return session
    opening ??= connect()
      .catch(() => setTimeout(RETRY_MS, undefined, { ref: false }))
      .finally(() => {
        opening = undefined
      })
    await opening
    return session
  }

  /** The last query that was asked, or answered. */
  let last: Promise<unknown> = Promise.resolve()
  /** Runs a query on the connection after those before it. It is given up with all that it holds when no answer comes. */
  const ask = async (client: Client, query: string, name: string): Promise<boolean> => {
    const asked = last.then(() => client.query<{ answer: boolean }>(query, [ADVISORY_KEYS.lease, name]))
    last = asked.catch(() => {})
    try {
      const { rows } = await asked
      return rows[0]?.answer === true
    } catch {
      if (session?.client === client) session = undefined
      void client.end().catch(() => {})
      return false
    }
  }

  const hold = async (name: string): Promise<number | undefined> => {
    const here = await open()
    if (!here) return undefined
    const { client, held, spell } = here
    // Of what it has it only asks whether the connection still is one: a lock that is taken twice must be released twice.
    const query = held.has(name)
      ? 'select $1::int is not null and $2::text is not null as answer'
      : 'select pg_try_advisory_lock($1, hashtext($2)) as answer'
    if (!(await ask(client, query, name))) return undefined
    held.add(name)
    return spell
  }

  return {
    lease: (name) => ({
      hold: () => hold(name),
      release: async () => {
        if (!session?.held.delete(name)) return
        await ask(session.client, 'select pg_advisory_unlock($1, hashtext($2)) as answer', name)
      },
    }),
    stop: async () => {
      stopped = true
      await session?.client.end().catch(() => {})
    },
  }
}
