import type { FolderLock } from '#server/db/files/folder-lock.ts'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import { type KeptConnection, keptConnection } from './kept-connection.ts'
import type { PostgresOptions } from './postgres.ts'

/** Whether a process works on a database alone or beside others. */
export type Sharing = 'alone' | 'shared'

/** The right that a lock stands for. */
export type LockSubject = Extract<keyof typeof ADVISORY_KEYS, 'work' | 'whatsapp'>

/**
 * Takes the right to work on a PostgreSQL database. Returns `undefined` when another process is in the way.
 * The lock ends with its connection and is taken again on the next. Calls `onTaken` when another process was quicker.
 */
export const lockDatabase = async (
  options: PostgresOptions,
  sharing: Sharing,
  onTaken: () => void,
  subject: LockSubject = 'work',
): Promise<FolderLock | undefined> => {
  const lock = sharing === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  let had = false
  const kept: KeptConnection = keptConnection(options, {
    purpose: 'lock',
    onOpen: async (client) => {
      const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [ADVISORY_KEYS[subject]])
      if (rows[0]?.taken) had = true
      else {
        await kept.stop()
        if (had) onTaken()
      }
    },
  })
  try {
    await kept.first
  } catch (error) {
    await kept.stop()
    throw error
  }
  return had ? { release: () => void kept.stop() } : undefined
}
