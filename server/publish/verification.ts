import type { Logger } from 'pino'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import type { Writes } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { livePublications } from '#server/records/publications/publications.repo.ts'
import { repairDamaged } from './reconcile.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** Checks live versions byte by byte. */
export interface Verification {
  /** Checks as many stores as the time allows, newest publications first. */
  run(milliseconds: number): Promise<void>
  /** Checks one more store. */
  next: IdleTask
  /** Stores not checked yet. */
  readonly waiting: number
  /** Stores found damaged; they are enqueued. */
  readonly repaired: string[]
}

interface VerificationOptions {
  db: Db
  writes: Writes
  clock: Clock
  pool: ThreadPool
  log: Logger
}

/** Prepares the check of every live version. */
export const createVerification = async ({
  db,
  writes,
  clock,
  pool,
  log,
}: VerificationOptions): Promise<Verification> => {
  const waiting = await livePublications(db)
  const repaired: string[] = []

  const next = async (): Promise<boolean> => {
    const publication = waiting.shift()
    if (!publication) return false
    const { store_id: storeId, version } = publication
    const files = await pool.run({ kind: 'verify', storeId, of: publication })
    if (files.length > 0) {
      log.error({ store: storeId, version, files: files.slice(0, 10), count: files.length }, 'damaged pages were found')
      await repairDamaged({ writes, clock }, [{ id: storeId, damaged: [version] }])
      repaired.push(storeId)
    }
    return true
  }

  return {
    run: async (milliseconds) => {
      const end = performance.now() + milliseconds
      const lane = async () => {
        while (performance.now() < end && (await next()));
      }
      // One lane per free place in the pool.
      await Promise.all(Array.from({ length: Math.max(1, pool.free) }, lane))
    },
    next,
    get waiting() {
      return waiting.length
    },
    repaired,
  }
}
