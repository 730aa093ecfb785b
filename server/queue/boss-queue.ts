import type { Logger } from 'pino'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Db } from '#server/db/database.ts'
import * as boss from '#server/db/postgres/boss.ts'
import { heldKeys } from '#server/db/postgres/boss-tables.ts'
import { afterCommit, type Writes, write } from '#server/db/write.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import type { Clock } from '#server/ports/clock.ts'
import { sendMissingWorks, sendWork } from './send-work.ts'
import type { Work, WorkQueue } from './work-queue.ts'

/** Milliseconds between two signs of life. A holder may miss two. */
const KEEP_MS = 3_000
/** Milliseconds between two searches for keys missing at pg-boss. */
const LOOK_FOR_MISSING_MS = 60_000
/** Keys per search, first due first. Later searches find the others. */
const MOST_MISSING = 5_000
/** Keys sent per commit, between two signs of life. */
const SENT_TOGETHER = 500
const BATCH = 50
const UNDER_WAY_HERE_MS = 1_000

interface BossQueueDeps {
  db: Db
  writes: Writes
  clock: Clock
  log: Logger
}

/** A queue with its own upkeep. */
export interface BossWorkQueue extends WorkQueue {
  /** Tells pg-boss that the holder of its jobs, this process, is alive. */
  keep(): Promise<void>
  /** Takes over jobs of ended processes. */
  takeOver(): Promise<void>
  /** Sends keys that wait in rows but not at pg-boss, for example rows moved from another database. */
  sendMissing(): Promise<void>
}

/** Opens a queue of pg-boss. Any number of processes on one PostgreSQL may use it, and one at a time holds a key. */
export const createBossQueue = ({ db, writes, clock, log }: BossQueueDeps, work: Work): BossWorkQueue => {
  const { queue } = work
  /** Jobs that this process holds, by key. */
  const held = new Map<string, boss.Attempt>()

  /** Ends a hold without result. Its key waits again, for at least `leastMs`. */
  const endUntouched = (key: string, attempt: boss.Attempt, leastMs = 0): Promise<void> =>
    write({ writes }, async (trx) => {
      if (await boss.endJob(trx, queue, attempt)) await sendWork(trx, work, key, clock.now(), leastMs)
    })

  const keep = () => boss.keepJobs(db, queue, [...held.values()])

  return {
    take: async (limit, leastPriority) => {
      const keys: string[] = []
      for (const { key, attempt } of await boss.takeJobs(db, queue, limit, leastPriority)) {
        // This process still works on the key, but its earlier hold was taken for lost.
        if (held.has(key)) await endUntouched(key, attempt, UNDER_WAY_HERE_MS)
        else {
          held.set(key, attempt)
          keys.push(key)
        }
      }
      return keys
    },
    settle: async (trx, key) => {
      const attempt = held.get(key)
      if (!attempt || !(await boss.endJob(trx, queue, attempt))) return false
      await sendWork(trx, work, key, clock.now())
      afterCommit(trx, () => held.delete(key))
      return true
    },
    release: async (key) => {
      const attempt = held.get(key)
      held.delete(key)
      if (attempt) await endUntouched(key, attempt)
    },
    keep,
    takeOver: async () => {
      for (const { key, attempt } of await boss.takeLostJobs(db, queue, BATCH)) {
        log.warn({ queue, key }, 'took over work of a process that ended')
        await write({ writes }, async (trx) => {
          if (!(await boss.endLostJob(trx, queue, attempt))) return
          await work.failLost(trx, key, clock.now())
          await sendWork(trx, work, key, clock.now())
        })
      }
    },
    sendMissing: async () => {
      const waiting = await work.waitingKeys(db, MOST_MISSING)
      for (const keys of inGroups(waiting, SENT_TOGETHER)) {
        const isHeld = await heldKeys(db, queue, keys)
        const missing = keys.filter((key) => !isHeld.has(key))
        await write({ writes }, (trx) => sendMissingWorks(trx, work, missing, clock.now()))
        await keep()
      }
    },
  }
}

/** Starts the upkeep of a queue. */
export const lookAfterQueue = (queue: BossWorkQueue, onError: (error: unknown) => void): Loop => {
  let lookAt = 0
  return startLoop({
    pass: async () => {
      await queue.keep()
      await queue.takeOver()
      if (performance.now() < lookAt) return false
      await queue.sendMissing()
      lookAt = performance.now() + LOOK_FOR_MISSING_MS
      return false
    },
    every: KEEP_MS,
    onError,
  })
}
