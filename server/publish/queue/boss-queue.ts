import type { Logger } from 'pino'
import { type Loop, startLoop } from '#server/background/loop.ts'
import * as boss from '#server/db/boss.ts'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import * as jobs from '#server/modules/publications/publish-jobs.repo.ts'
import { sendPublishJob, sendPublishJobs } from '#server/modules/publications/send-publish-job.ts'
import type { Clock } from '#server/ports/clock.ts'
import { JobLost, nextTryOf, type PublishQueue } from './publish-queue.ts'

const QUEUE = 'publications'
/** Between two signs of life, of which a holder may miss two. */
const KEEP_MS = 3_000
/** Between two looks for jobs that pg-boss does not know. */
const LOOK_FOR_MISSING_MS = 60_000
const BATCH = 50
/** Stores that are looked at together for whether pg-boss knows them. */
const LOOKED_AT = 500
const UNDER_WAY_HERE_MS = 1_000

interface BossQueueOptions {
  db: Db
  writes: Writes
  clock: Clock
  log: Logger
}

/** The queue, with what it does by itself as steps. */
export interface BossQueue extends PublishQueue {
  /** Shows that the holder of what it has taken is alive. */
  keep(): Promise<void>
  /** Takes over the stores of publishers that have ended. */
  takeOver(): Promise<void>
  /**
   * Sends what waits in `publish_jobs` and pg-boss does not know: what was moved here, or waited before there was pg-boss. Looks at some at a
   * time; returns whether there are more.
   */
  sendMissing(): Promise<boolean>
}

/** pg-boss, for any number of publishers on one PostgreSQL: it hands each store to one at a time. */
export const createBossQueue = ({ db, writes, clock, log }: BossQueueOptions): BossQueue => {
  /** What this process holds, by store. */
  const held = new Map<string, boss.Attempt>()
  /** The last store that was looked at for whether pg-boss knows it. */
  let lookedAt = ''

  /** Ends the hold, in the transaction that records an outcome: if another publisher has the store by now, nothing of it is written. */
  const letGo = async (trx: Db, job: jobs.PublishJob): Promise<void> => {
    const attempt = held.get(job.store_id)
    if (!attempt || !(await boss.endJob(trx, QUEUE, attempt))) throw new JobLost()
  }

  /** Ends a hold of which nothing came: what its store waits for, if anything, waits again, at least for a time. */
  const endUntouched = (storeId: string, attempt: boss.Attempt, leastMs = 0): Promise<void> =>
    write({ writes }, async (trx) => {
      if (!(await boss.endJob(trx, QUEUE, attempt))) return
      await sendPublishJob(trx, storeId, clock.now(), leastMs)
    })

  const postpone: PublishQueue['postpone'] = async (trx, job, error, pauseSeconds) => {
    await jobs.postponeJob(trx, job, nextTryOf(job, clock, pauseSeconds), error)
    await sendPublishJob(trx, job.store_id, clock.now())
  }

  return {
    take: async (limit) => {
      const taken = await boss.takeJobs(db, QUEUE, limit)
      if (taken.length === 0) return []
      const keys = taken.map(({ key }) => key)
      const rows = new Map((await jobs.jobsOf(db, keys)).map((row) => [row.store_id, row]))
      for (const { key, attempt } of taken) {
        if (rows.has(key) && !held.has(key)) {
          held.set(key, attempt)
          continue
        }
        // Nothing is to be published; or it is being published here, by a hold that was taken for a dead one's.
        await endUntouched(key, attempt, UNDER_WAY_HERE_MS)
        rows.delete(key)
      }
      return [...rows.values()]
    },
    finish: async (trx, job) => {
      await letGo(trx, job)
      await jobs.finishJob(trx, job)
    },
    postpone: async (trx, job, error, pauseSeconds) => {
      await letGo(trx, job)
      await postpone(trx, job, error, pauseSeconds)
    },
    release: async (job) => {
      const attempt = held.get(job.store_id)
      held.delete(job.store_id)
      if (attempt) await endUntouched(job.store_id, attempt)
    },
    stop: async () => {},
    keep: () => boss.keepJobs(db, QUEUE, [...held.values()]),
    takeOver: async () => {
      for (const { key, attempt } of await boss.takeLostJobs(db, QUEUE, BATCH)) {
        log.warn({ store: key }, 'a publisher ended while it published a store, which is taken over')
        await write({ writes }, async (trx) => {
          if (!(await boss.endLostJob(trx, QUEUE, attempt))) return
          const job = await jobs.findJob(trx, key)
          if (job) await postpone(trx, job, 'store: the process that published it ended')
        })
      }
    },
    sendMissing: async () => {
      const waiting = await jobs.storesWithJob(db, { after: lookedAt, limit: LOOKED_AT })
      const known = await boss.keysAtBoss(db, QUEUE, waiting)
      const missing = waiting.filter((storeId) => !known.has(storeId))
      if (missing.length > 0) await write({ writes }, (trx) => sendPublishJobs(trx, missing, clock.now()))
      const more = waiting.length === LOOKED_AT
      lookedAt = more ? (waiting.at(-1) ?? '') : ''
      return more
    },
  }
}

/** The same with its own loop, which ends with it. */
export const startBossQueue = (options: BossQueueOptions): PublishQueue => {
  const queue = createBossQueue(options)
  let lookAt = 0
  const loop: Loop = startLoop({
    pass: async () => {
      await queue.keep()
      await queue.takeOver()
      if (performance.now() < lookAt) return false
      const more = await queue.sendMissing()
      if (!more) lookAt = performance.now() + LOOK_FOR_MISSING_MS
      return more
    },
    every: KEEP_MS,
    onError: (error) => options.log.error({ err: error }, 'jobs of publishers could not be looked after'),
  })
  return { ...queue, stop: () => loop.stop() }
}
