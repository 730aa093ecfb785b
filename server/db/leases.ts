import type { Client } from 'pg'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import { keptConnection } from './kept-connection.ts'
import type { PostgresOptions } from './postgres.ts'

/** Work that one process at a time does, of however many share a database. */
export interface Lease {
  /**
   * Asks for the work. Returns a number while this process has it, another one once it has got it anew,
   * and `undefined` while another process has it or nobody can say.
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

/** The lease for a process that shares its database with nobody. */
export const ALONE: Lease = { hold: async () => 1, release: async () => {} }

/** Leases for a process that does all work alone. */
export const leasesOfOne: Leases = { lease: () => ALONE, stop: async () => {} }

/** Opens leases as locks of a connection: what ends with it is free for others at once. */
export const openLeases = (options: PostgresOptions): Leases => {
  let held = new Set<string>()
  const kept = keptConnection(options, {
    purpose: 'leases',
    onOpen: async () => {
      held = new Set()
    },
  })
  kept.first.catch(() => {})

  let last: Promise<unknown> = Promise.resolve()
  /** Asks after the queries before it. Gives the connection up, with all that it holds, when no answer comes. */
  const ask = async (client: Client, query: string, name: string): Promise<boolean> => {
    const asked = last.then(() => client.query<{ answer: boolean }>(query, [ADVISORY_KEYS.lease, name]))
    last = asked.catch(() => {})
    try {
      const { rows } = await asked
      return rows[0]?.answer === true
    } catch {
      kept.drop(client)
      return false
    }
  }

  const hold = async (name: string): Promise<number | undefined> => {
    const connection = await kept.open()
    if (!connection) return undefined
    const own = held
    // A lock that is taken twice must be released twice: what it has it only asks for a sign of life.
    const query = own.has(name)
      ? 'select $1::int is not null and $2::text is not null as answer'
      : 'select pg_try_advisory_lock($1, hashtext($2)) as answer'
    if (!(await ask(connection.client, query, name))) return undefined
    own.add(name)
    return connection.spell
  }

  return {
    lease: (name) => ({
      hold: () => hold(name),
      release: async () => {
        const client = kept.now()?.client
        if (client && held.delete(name))
          await ask(client, 'select pg_advisory_unlock($1, hashtext($2)) as answer', name)
      },
    }),
    stop: kept.stop,
  }
}
