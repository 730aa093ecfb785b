import type { BossQueue } from '#server/db/boss.ts'
import type { Db, Transaction } from '#server/db/database.ts'

/** From when on what waits under a key may be done, and how urgent it is beside others of its kind. */
export interface Due {
  key: string
  at: string
  priority: number
}

/** Work of one kind. What is to be done, and when, stands in rows; what stands under one key is done by one process at a time. */
export interface Work {
  /** The queue of pg-boss that hands it out on PostgreSQL. */
  queue: BossQueue
  /** Keys of what may be done now, in turn, at most so many; without those that are `held`, and none below a priority. */
  dueKeys(db: Db, now: string, limit: number, held: string[], leastPriority?: number): Promise<string[]>
  /** From when on what waits under some hundred keys may be done; those left out under which nothing waits. */
  duesOf(db: Db, keys: string[], now: Date): Promise<Due[]>
  /** Keys under which anything waits, what is due first first, at most so many. */
  waitingKeys(db: Db, limit: number): Promise<string[]>
  /** Records that the process which did what stands under a key ended, as a try that failed. */
  failLost(trx: Db, key: string, now: Date): Promise<void>
}

/** Who does which of the work of one kind: one process at a time what stands under a key, of however many there are. */
export interface WorkQueue {
  /** Takes keys of what is due, at most so many, and none below a priority. Each is held until it is released. */
  take(limit: number, leastPriority?: number): Promise<string[]>
  /**
   * Ends the hold of a key, in the transaction that records what became of it and after it is recorded: what still waits under it, waits its time.
   * Returns whether this process held it: if not, another has taken it over, as if this one had ended.
   */
  settle(trx: Transaction, key: string): Promise<boolean>
  /** Lets go of a key, whatever became of it. What was not settled is as due as its rows say. */
  release(key: string): Promise<void>
}
