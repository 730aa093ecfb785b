import type { BossQueue } from '#server/db/boss.ts'
import type { Db, Transaction } from '#server/db/database.ts'

/** When the work of a key may be done, and how urgent it is beside others of its kind. */
export interface Due {
  key: string
  at: string
  priority: number
}

/** Work of one kind. Rows say what is to be done, and when. One process at a time works on a key. */
export interface Work {
  /** The queue of pg-boss that hands it out on PostgreSQL. */
  queue: BossQueue
  /** Returns up to `limit` keys that are due, in turn, without those that are `held` or below a priority. */
  dueKeys(db: Db, now: string, limit: number, held: string[], leastPriority?: number): Promise<string[]>
  /** Returns when some hundred keys are due. Leaves out keys under which nothing waits. */
  duesOf(db: Db, keys: string[], now: Date): Promise<Due[]>
  /** Returns up to `limit` keys under which anything waits, first due first. */
  waitingKeys(db: Db, limit: number): Promise<string[]>
  /** Records a failed try: the process that worked on the key ended. */
  failLost(trx: Db, key: string, now: Date): Promise<void>
}

/** Claims keys, so that one process at a time works on each. */
export interface WorkQueue {
  /** Takes up to `limit` keys that are due, none below a priority. Each is held until it is released. */
  take(limit: number, leastPriority?: number): Promise<string[]>
  /**
   * Ends the hold of a key, in the transaction that records what became of it, as its last step.
   * Returns `false` when another process has taken the key over.
   */
  settle(trx: Transaction, key: string): Promise<boolean>
  /** Lets go of a key, whatever became of it. Its rows say when it is due again. */
  release(key: string): Promise<void>
}
