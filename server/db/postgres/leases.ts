import type { Client } from 'pg'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import { keptConnection } from './kept-connection.ts'
import type { PostgresOptions } from './postgres.ts'

/** The right to do some work, held by one of the processes that share a database. */
export interface Lease {
  /**
   * Takes or keeps the lease. Returns a number that changes when this process lost it and got it back.
   * Returns `undefined` when another process has it or the database does not answer.
   */
  hold(): Promise<number | undefined>
  /** Leaves the lease to others. */
  release(): Promise<void>
}

/** Leases by name. The first to ask has one until it is released or the process ends. */
export interface Leases {
  lease(name: string): Lease
  stop(): Promise<void>
}

/** The lease of a process that shares its database with nobody. */
export const ALONE: Lease = { hold: async () => 1, release: async () => {} }

/** The leases of a process that shares its database with nobody. */
export const leasesOfOne: Leases = { lease: () => ALONE, stop: async () => {} }

/** Opens leases as locks of one connection. When it ends, they are free for others at once. */
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
  /** Runs a query after those before it. Drops the connection, and all its leases, when no answer comes. */
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
    // A lock taken twice must be released twice. For a lease it has, it only checks that the connection is alive.
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
