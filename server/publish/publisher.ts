import { setTimeout } from 'node:timers/promises'
import { startLoop } from '#server/background/loop.ts'
import type { Wakeable } from '#server/db/write.ts'
import * as jobs from '#server/records/publications/publish-jobs.repo.ts'
import { JobRunner, type JobRunnerOptions } from './job-runner.ts'
import { JobLost } from './publish-queue.ts'

/** Stores under way at once, including those waiting to be recorded. */
const MAX_BUSY = 200
/** Interval between looks for jobs of other processes and due retries. */
const POLL_MS = 1_000
/** Milliseconds that a stop waits for publications. Those that take longer are done after the next start. */
const STOP_MS = 2_000
/** Interval between looks whether awaited stores are published. */
const LOOK_AGAIN_MS = 50
/** Time without reading jobs after which the publisher counts as dead. */
const DEAD_AFTER_MS = 30_000

export interface Publisher extends Wakeable {
  /** Whether it has looked for jobs lately. */
  alive(): boolean
  /** Resolves when no job is due or under way. */
  idle(): Promise<void>
  /** Waits until stores are published or have failed, at most so long. Returns whether they are done. */
  whenPublished(storeIds: string[], milliseconds: number): Promise<boolean>
  /** Milliseconds since the last publication; 0 during one. */
  quietFor(): number
  /** Finishes what is under way and takes no more. */
  stop(): Promise<void>
}

/**
 * Takes publish jobs and runs them, a store by one thread at a time. One publisher per data folder (see
 * `lockDataFolder`) writes `live/`.
 */
export const startPublisher = (options: JobRunnerOptions): Publisher => {
  const { db, queue, live, pool, log } = options
  const runner = new JobRunner(options, () => loop.wake())
  /** Stores under way, by id. */
  const busy = new Map<string, Promise<void>>()
  let lastWork = performance.now()
  let lastLook = performance.now()
  /** Stores that could not be written lately. On a full disk no other could be written either. */
  let unwritable = 0

  const start = (job: jobs.PublishJob) => {
    const done = runner
      .run(job)
      .catch(async (error) => {
        log.error({ err: error, store: job.store_id }, 'publishing failed')
        if (error instanceof JobLost) return
        // The failure could not be recorded either: the job stays due.
        unwritable++
        await setTimeout(POLL_MS)
        unwritable--
      })
      .then(() => queue.release(job))
      .catch((error) => log.error({ err: error, store: job.store_id }, 'a store could not be let go of'))
      .finally(() => {
        lastWork = performance.now()
        busy.delete(job.store_id)
        loop.wake()
      })
    busy.set(job.store_id, done)
  }

  /** Hands due jobs to free threads. Each finished job wakes the next pass. */
  const loop = startLoop({
    pass: async () => {
      const mayTake = busy.size < MAX_BUSY && unwritable === 0
      const due = mayTake ? await queue.take(pool.free, pool.freeForSaves) : []
      lastLook = performance.now()
      for (const job of due) start(job)
      return false
    },
    every: POLL_MS,
    onError: (error) => log.error({ err: error }, 'publish jobs could not be read'),
  })

  return {
    wake: loop.wake,
    idle: async () => {
      do {
        await Promise.all(busy.values())
        await loop.idle()
      } while (busy.size > 0)
    },
    whenPublished: async (storeIds, milliseconds) => {
      const end = performance.now() + milliseconds
      loop.wake()
      while (storeIds.length > 0 && (await jobs.stillWaiting(db, storeIds)).length > 0) {
        if (performance.now() > end) return false
        await setTimeout(LOOK_AGAIN_MS)
      }
      return true
    },
    stop: async () => {
      runner.isStopped = true
      await loop.stop()
      const done = Promise.all(busy.values()).then(() => true)
      if (!(await Promise.race([done, setTimeout(STOP_MS, false, { ref: false })]))) await pool.stop()
      await done
      await live.stop()
      await pool.stop()
    },
    alive: () => !runner.isStopped && performance.now() - lastLook < DEAD_AFTER_MS,
    quietFor: () => (busy.size > 0 ? 0 : performance.now() - lastWork),
  }
}
