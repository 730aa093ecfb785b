import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { FolderLock } from './folder-lock.ts'
import { connected, type PostgresOptions } from './postgres.ts'

/** An advisory lock of PostgreSQL that whoever publishes from a database holds. */
const KEY = 7_239_418
/** Between two tries to take the lock back after its connection was lost. */
const RETAKE_MS = 1_000

/** Connects. Returns nothing, and closes the connection, when another one holds the lock. */
const take = async (options: PostgresOptions): Promise<Client | undefined> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: options.url,
    connectionTimeoutMillis: options.connectMs,
    keepAlive: true,
    application_name: 'whatsstore lock',
  })
  client.on('error', () => {})
  await connected(client.connect())
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [KEY])
  if (rows[0]?.taken) return client
  await client.end()
  return undefined
}

/**
 * Takes the right to be the one process that works on a PostgreSQL database. Returns nothing when another one has it. It ends with the
 * connection, which is made again when it is lost; `onTaken` hears when another process was quicker then.
 */
export const lockDatabase = async (options: PostgresOptions, onTaken: () => void): Promise<FolderLock | undefined> => {
  let held = await take(options)
  if (!held) return undefined
  let released = false
  const watch = (client: Client) => client.once('end', () => void retake())
  const retake = async () => {
    while (!released) {
      try {
        held = await take(options)
        if (!held) return onTaken()
        watch(held)
        return
      } catch {
        // PostgreSQL is away: nobody has the lock.
      }
      await setTimeout(RETAKE_MS, undefined, { ref: false })
    }
  }
  watch(held)
  return {
    release: () => {
      released = true
      void held?.end().catch(() => {})
    },
  }
}
