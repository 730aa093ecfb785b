import type { Logger } from 'pino'
import { startLoop } from '#server/background/loop.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** Time without a publication after which old versions go. */
const QUIET_MS = 5_000
/** Old versions of a store that stay until then, and stores that have some. */
const MAX_VERSIONS = 8
const MAX_STORES = 200

/** Has old versions removed. */
export interface OldVersions {
  /** A store has one more. */
  add(storeId: string, slug: string): void
  /** Ends. What is left goes when its store is next published. */
  stop(): Promise<void>
}

/**
 * Removes versions that nobody can go back to, in a moment when nobody publishes: a save makes as many files as the one before it left behind, and
 * a filesystem that has just removed files is slow to make others (0.03 ms a file, or 0.15, on ext4 without a journal).
 */
export const removeOldVersions = ({ pool, log }: { pool: Pick<ThreadPool, 'run'>; log: Logger }): OldVersions => {
  /** By store, the longest waiting first. */
  const waiting = new Map<string, { slug: string; versions: number }>()
  let published = performance.now()

  const isTooMuch = (versions: number) => versions >= MAX_VERSIONS || waiting.size > MAX_STORES
  const mayGo = (versions: number) => isTooMuch(versions) || performance.now() - published >= QUIET_MS

  const loop = startLoop({
    gatherMs: QUIET_MS,
    pass: async (signal) => {
      try {
        for (const [storeId, { slug, versions }] of waiting) {
          if (signal.aborted || !mayGo(versions)) continue
          waiting.delete(storeId)
          await pool.run({ kind: 'prune', storeId, slug })
        }
      } finally {
        if (waiting.size > 0) loop.wake()
      }
      return false
    },
    onError: (error) => log.error({ err: error }, 'old versions could not be removed'),
  })

  return {
    add: (storeId, slug) => {
      published = performance.now()
      const versions = (waiting.get(storeId)?.versions ?? 0) + 1
      waiting.delete(storeId)
      waiting.set(storeId, { slug, versions })
      if (isTooMuch(versions)) void loop.idle()
      else loop.wake()
    },
    stop: () => loop.stop(),
  }
}
