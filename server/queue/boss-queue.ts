import type { Logger } from 'pino'
import { type Loop, startLoop } from '#server/background/loop.ts'
import * as boss from '#server/db/boss.ts'
import { heldKeys } from '#server/db/boss-tables.ts'
import type { Db } from '#server/db/database.ts'
import { afterCommit, type Writes, write } from '#server/db/write.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import type { Clock } from '#server/ports/clock.ts'
import { sendMissingWorks, sendWork } from './send-work.ts'
import type { Work, WorkQueue } from './work-queue.ts'

/** Between two signs of life. A holder may miss two. */
const KEEP_MS = 3_000
/** Between two looks for keys that do not wait at pg-boss. */
const LOOK_FOR_MISSING_MS = 60_000
/** Keys of one such look, first due first. The others have their look when these are done. */
const MOST_MISSING = 5_000
/** Keys sent in one commit, between two signs of life. */
const SENT_TOGETHER = 500
const BATCH = 50
const UNDER_WAY_HERE_MS = 1_000

interface BossQueueDeps {
  db: Db
  writes: Writes
  clock: Clock
  log: Logger
}

/** The queue, and the steps that it takes by itself. */
export interface BossWorkQueue extends WorkQueue {
  /** Shows that the holder of what it has taken is alive. */
  keep(): Promise<void>
  /** Takes over what ended processes held. */
  takeOver(): Promise<void>
  /** Sends what waits in rows but not at pg-boss, such as rows that were moved here. */
  sendMissing(): Promise<void>
}

/** Opens a queue of pg-boss, for any number of processes on one PostgreSQL: it hands each key to one at a time. */
export const createBossQueue = ({ db, writes, clock, log }: BossQueueDeps, work: Work): BossWorkQueue => {
  const { queue } = work
  /** The holds of this process, by key. */
  const held = new Map<string, boss.Attempt>()

  /** Ends a hold whose work was not done. Its key waits again, for at least `leastMs`. */
  const endUntouched = (key: string, attempt: boss.Attempt, leastMs = 0): Promise<void> =>
    write({ writes }, async (trx) => {
      if (await boss.endJob(trx, queue, attempt)) await sendWork(trx, work, key, clock.now(), leastMs)
    })

  const keep = () => boss.keepJobs(db, queue, [...held.values()])

  return {
    take: async (limit, leastPriority) => {
      const keys: string[] = []
      for (const { key, attempt } of await boss.takeJobs(db, queue, limit, leastPriority)) {
        // This process does it already, by a hold that was taken for a dead one's.
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
        log.warn({ queue, key }, 'a process ended with work that it had taken, which is taken over')
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

/** Starts the steps that a queue takes by itself. */
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
