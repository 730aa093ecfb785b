import { type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from './database.ts'
import { prepared } from './prepared.ts'

interface Waiting {
  work: (trx: Transaction) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Runs writes, each in one transaction or not at all. */
export interface Commits {
  run<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>
}

/** Pieces of work in one transaction at most, so that none waits long for its neighbours. */
const LARGEST_GROUP = 64

/** Prepared: Kysely builds each anew, and a handle for each piece. */
const command = (text: RawBuilder<unknown>) => prepared((db) => ({ compile: () => text.compile(db) }))
const beginPiece = command(sql`savepoint piece`)
const undoPiece = command(sql`rollback to piece`)
const endPiece = command(sql`release piece`)

/**
 * Writes that arrive while the disk is busy share the next commit. Each piece of work stands on a savepoint of its own: one that throws is
 * undone and rejected alone, and none resolves before the commit that holds it is on disk. For a database with one writer, where every
 * commit waits for the disk.
 */
export const createGroupCommit = (db: Db): Commits => {
  const waiting: Waiting[] = []
  let running = false

  const runAlone = async ({ work, resolve, reject }: Waiting) => {
    await db.transaction().execute(work).then(resolve, reject)
  }

  /** Returns nothing when the database lets nobody begin: then the group is rejected, and those after it have their turn. */
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
          // Without a transaction to go back in, the whole group is lost, and for this reason.
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

  /** Commits what waits, and what comes meanwhile after a turn of the loop: then with what arrived in that turn. */
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
        // After what else arrived in this turn of the loop.
        if (!running) setImmediate(drain)
        running = true
      }),
  }
}
