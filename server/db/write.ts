import { type Db, isPostgres, type Transaction } from './database.ts'
import { createSingleCommits } from './postgres/single-commits.ts'
import { type Commits, createGroupCommit } from './sqlite/group-commit.ts'

/** Queues whose consumer is woken after a commit that enqueued something. */
export const QUEUES = ['publications', 'images', 'mail', 'order messages', 'alerts', 'cloud messages'] as const
export type Queue = (typeof QUEUES)[number]

/** Background consumer of a queue. */
export interface Wakeable {
  wake(): void
}

/** Runs writes and wakes the consumers of what they enqueued. */
export interface Writes {
  /** Resolves with the result of `work` once its commit is on disk. Rejects, with nothing written, when it throws. */
  run<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>
  /** Wakes `consumer` after each commit that enqueued something into `queue`. */
  consume(queue: Queue, consumer: Wakeable): void
}

/** Queues that a write enqueued into, and actions for after its commit. */
const nothingNoted = () => ({ enqueued: new Set<Queue>(), after: [] as (() => void)[] })

const underWay = new WeakMap<Transaction, ReturnType<typeof nothingNoted>>()

/** Notes that a transaction enqueued something, so that the queue's consumer is woken after the commit. */
export const noteEnqueued = (trx: Db, queue: Queue): void => {
  underWay.get(trx as Transaction)?.enqueued.add(queue)
}

/** Whether this write enqueued something into a queue. */
export const hasEnqueued = (trx: Db, queue: Queue): boolean =>
  underWay.get(trx as Transaction)?.enqueued.has(queue) ?? false

/** Runs `act` once the write is on disk. Skips it when the write is rolled back. */
export const afterCommit = (trx: Transaction, act: () => void): void => {
  underWay.get(trx)?.after.push(act)
}

/** Creates the only way to write into a database. Consumers are woken after the commit. */
export const createWrites = (db: Db): Writes => {
  const commits: Commits = isPostgres(db) ? createSingleCommits(db) : createGroupCommit(db)
  const consumers = new Map<Queue, Wakeable>()
  return {
    run: async (work) => {
      let noted = nothingNoted()
      const result = await commits.run((trx) => {
        // Forgets what an earlier try, rolled back, had noted.
        noted = nothingNoted()
        underWay.set(trx, noted)
        return work(trx)
      })
      for (const act of noted.after) act()
      for (const queue of noted.enqueued) consumers.get(queue)?.wake()
      return result
    },
    consume: (queue, consumer) => void consumers.set(queue, consumer),
  }
}

/**
 * Runs `work` in one transaction and returns its result once the commit is on disk. Use only `trx` inside: another
 * handle of the same database would wait for this transaction to end.
 *
 * @example
 *     await write(deps, async (trx) => {
 *       await insertProduct(trx, product)
 *       await enqueuePublish(trx, deps.clock, product.store_id)
 *     })
 */
export const write = <Result>(
  { writes }: { writes: Pick<Writes, 'run'> },
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> => writes.run(work)
