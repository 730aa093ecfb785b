import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import type { FolderLock } from './folder-lock.ts'
import { connected, type PostgresOptions } from './postgres.ts'

/** Between two tries to take the lock back after its connection was lost. */
const RETAKE_MS = 1_000

/** Whether a process works on a database alone, or beside others that share it. */
export type Sharing = 'alone' | 'shared'

/** What a lock is about. */
export type LockSubject = Extract<keyof typeof ADVISORY_KEYS, 'work' | 'whatsapp'>

/** Connects. Returns nothing, and closes the connection, when another one is in the way of the lock. */
const take = async (options: PostgresOptions, sharing: Sharing, subject: LockSubject): Promise<Client | undefined> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: options.url,
    connectionTimeoutMillis: options.connectMs,
    keepAlive: true,
    application_name: 'whatsstore lock',
  })
  client.on('error', () => {})
  await connected(client.connect())
  const lock = sharing === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [ADVISORY_KEYS[subject]])
  if (rows[0]?.taken) return client
  await client.end()
  return undefined
}

/**
 * Takes the right to work on a PostgreSQL database, alone or with others that share it. Returns nothing when another process is in the way. It
 * ends with the connection, which is made again when it is lost; `onTaken` hears when another process was quicker then.
 */
export const lockDatabase = async (
  options: PostgresOptions,
  sharing: Sharing,
  onTaken: () => void,
  subject: LockSubject = 'work',
): Promise<FolderLock | undefined> => {
  let held = await take(options, sharing, subject)
  if (!held) return undefined
  let released = false
  const watch = (client: Client) => client.once('end', () => void retake())
  const retake = async () => {
    while (!released) {
      try {
        held = await take(options, sharing, subject)
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
