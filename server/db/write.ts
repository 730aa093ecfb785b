import { type Db, isPostgres, type Transaction } from './database.ts'
import { type Commits, createGroupCommit } from './group-commit.ts'
import { createSingleCommits } from './single-commits.ts'

/** The queues that wait in tables: whoever consumes one is woken after a commit that put something into it. */
export const QUEUES = ['publications', 'images', 'mail', 'order messages'] as const
export type Queue = (typeof QUEUES)[number]

/** Background consumer of a queue; `wake()` says that there may be work. */
export interface Wakeable {
  wake(): void
}

/** Runs writes and wakes the consumers of what they enqueued. */
export interface Writes {
  /** Resolves with what `work` returns once its commit is on disk; rejects, with nothing written, when it throws. */
  run<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>
  /** From now on `consumer` is woken after each commit that enqueued something into `queue`. */
  consume(queue: Queue, consumer: Wakeable): void
}

/** What a write has enqueued, and what is done once it is on disk. */
const nothingNoted = () => ({ enqueued: new Set<Queue>(), after: [] as (() => void)[] })

const underWay = new WeakMap<Transaction, ReturnType<typeof nothingNoted>>()

/** Notes, in the transaction that puts something into a queue, that the queue's consumer is to be woken after the commit. */
export const noteEnqueued = (trx: Db, queue: Queue): void => {
  underWay.get(trx as Transaction)?.enqueued.add(queue)
}

/** Whether this write has put something into a queue. */
export const hasEnqueued = (trx: Db, queue: Queue): boolean =>
  underWay.get(trx as Transaction)?.enqueued.has(queue) ?? false

/** Has something be done once a write is on disk, and not when it is undone. */
export const afterCommit = (trx: Transaction, act: () => void): void => {
  underWay.get(trx)?.after.push(act)
}

/** Returns the one way to write into a database; consumers are woken after what enqueued something for them is on disk. */
export const createWrites = (db: Db): Writes => {
  const commits: Commits = isPostgres(db) ? createSingleCommits(db) : createGroupCommit(db)
  const consumers = new Map<Queue, Wakeable>()
  return {
    run: async (work) => {
      let noted = nothingNoted()
      const result = await commits.run((trx) => {
        // A try that was undone has enqueued nothing.
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
 * Runs `work` in one transaction and returns what it returns once that is on disk. Only `trx` may be used inside: another handle of the
 * same database would wait for this transaction to end.
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
