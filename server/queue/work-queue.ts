import type { Db, Transaction } from '#server/db/database.ts'
import type { BossQueue } from '#server/db/postgres/boss.ts'

/** When a key's work is due, and its priority among others of its kind. */
export interface Due {
  key: string
  at: string
  priority: number
}

/** One kind of work. Rows say what is to be done, and when. One process at a time works on a key. */
export interface Work {
  /** Queue of pg-boss, on PostgreSQL. */
  queue: BossQueue
  /** Returns up to `limit` due keys in order, except `held` ones and those below `leastPriority`. */
  dueKeys(db: Db, now: string, limit: number, held: string[], leastPriority?: number): Promise<string[]>
  /** Returns when up to a few hundred keys are due. Leaves out keys without waiting rows. */
  duesOf(db: Db, keys: string[], now: Date): Promise<Due[]>
  /** Returns up to `limit` keys with waiting rows, first due first. */
  waitingKeys(db: Db, limit: number): Promise<string[]>
  /** Records a failed try, because the process that held the key ended. */
  failLost(trx: Db, key: string, now: Date): Promise<void>
}

/** Claims keys, so that one process at a time works on each. */
export interface WorkQueue {
  /** Takes up to `limit` due keys, none below `leastPriority`. Each is held until it is released. */
  take(limit: number, leastPriority?: number): Promise<string[]>
  /**
   * Ends the hold of a key, as the last step of the transaction that records the result.
   * Returns `false` when another process has taken the key over.
   */
  settle(trx: Transaction, key: string): Promise<boolean>
  /** Releases a key, whatever the result. Its rows say when it is due again. */
  release(key: string): Promise<void>
}
