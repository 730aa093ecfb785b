import { type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'

interface Waiting {
  work: (trx: Transaction) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Runs writes, each in one transaction or not at all. */
export interface Commits {
  run<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>
}

/** Writes per transaction at most, so that none waits long for its neighbours. */
const LARGEST_GROUP = 64

/** Prepares a command once. Kysely would build it, and a handle, for each write. */
const command = (text: RawBuilder<unknown>) => prepared((db) => ({ compile: () => text.compile(db) }))
const beginPiece = command(sql`savepoint piece`)
const undoPiece = command(sql`rollback to piece`)
const endPiece = command(sql`release piece`)

/**
 * Lets writes that arrive while the disk is busy share the next commit, each on a savepoint of its own. One that throws
 * is rolled back and rejected alone, and none resolves before its commit is on disk. For databases with one writer.
 */
export const createGroupCommit = (db: Db): Commits => {
  const waiting: Waiting[] = []
  let running = false

  const runAlone = async ({ work, resolve, reject }: Waiting) => {
    await db.transaction().execute(work).then(resolve, reject)
  }

  /** Begins a transaction. Rejects the group and returns `undefined` when that fails, so that later groups can try. */
  const begin = async (group: Waiting[]) => {
    try {
      return await db.startTransaction().execute()
    } catch (error) {
      for (const { reject } of group) reject(error)
      return undefined
    }
  }

  const runTogether = async (group: Waiting[]) => {
    const outcomes: (() => void)[] = []
    const trx = await begin(group)
    if (!trx) return
    try {
      for (const { work, resolve, reject } of group) {
        await beginPiece(trx, {})
        try {
          const value = await work(trx)
          outcomes.push(() => resolve(value))
        } catch (error) {
          // When the rollback fails, the whole group is lost. It is rejected with the first error.
          await undoPiece(trx, {}).catch(() => Promise.reject(error))
          outcomes.push(() => reject(error))
        }
        await endPiece(trx, {})
      }
      await trx.commit().execute()
    } catch (error) {
      for (const { reject } of group) reject(error)
      if (!trx.isRolledBack) await trx.rollback().execute()
      return
    }
    for (const tell of outcomes) tell()
  }

  /** Commits the waiting writes. Those that arrive during it are committed after one turn of the event loop. */
  const drain = async () => {
    const group = waiting.splice(0, LARGEST_GROUP)
    const [only] = group
    if (group.length === 1 && only) await runAlone(only)
    else await runTogether(group)
    if (waiting.length > 0) setImmediate(drain)
    else running = false
  }

  return {
    run: <Result>(work: (trx: Transaction) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
        // Waits for other writes of this turn of the event loop.
        if (!running) setImmediate(drain)
        running = true
      }),
  }
}
