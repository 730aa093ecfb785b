import { sql } from 'kysely'
import { StartRefused } from '#server/lib/start-refused.ts'
import { type Db, isPostgres } from '../database.ts'
import { applyChanges, copyTable, type Route } from './copy-rows.ts'
import {
  acceptWrites,
  beginMove,
  countChanges,
  finishMove,
  goOnRefusing,
  noteSign,
  originOf,
  refuseWrites,
} from './origin.ts'
import { type Key, type MovedTable, movedTables, type Row, tableNames } from './tables.ts'
import { claimTarget, moveInto, releaseTarget, restoreReferences, suspendReferences } from './target.ts'
import { createVerification, type TableDigest } from './verify-rows.ts'

/** So many changes are made in a moment: then writes may wait for the rest. */
const FEW_CHANGES = 200
/** The source takes writes again when it has not heard from the move for so long. */
const LEASE_MS = 15_000
const RENEW_EVERY_MS = 2_000
/** How often the end is tried again when it took so long that the source took writes in between. */
const TRIES = 3

/** What goes along with the rows. */
export interface Along {
  /** Brings all files over, while others go on writing. */
  copyAll(): Promise<void>
  /** Brings over what stores have got since, while nobody writes. */
  copyOf(storeIds: ReadonlySet<string>): Promise<void>
}

export interface Move extends Route {
  /** What people call the target. */
  where: string
  /** Brings the target to the newest schema. */
  prepare(): Promise<void>
  files?: Along | undefined
  /** Makes ready what is served from now on, when all is moved; called again when it was interrupted. */
  settle(target: Db): Promise<void>
  say(line: string): void
  now(): string
}

const migrationsOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join()
}

/** Keeps writes from the source until it is told to stop. */
const holdWrites = async (source: Db, tables: MovedTable[]) => {
  await refuseWrites(source, LEASE_MS, tables)
  // A renewal that fails shows at the end: then the source is not refusing any more.
  const renewals = setInterval(() => void goOnRefusing(source, LEASE_MS).catch(() => {}), RENEW_EVERY_MS)
  return { stop: () => clearInterval(renewals) }
}

/**
 * Moves all rows of a database to another one while the source goes on taking writes, but for some seconds at the end; and files along with
 * them. What was interrupted is taken up again by the next call with the same two. Returns what both hold of each table; nothing when only the
 * last step was left. Throws `StartRefused` when the target is not empty or has another schema, `NotAlike` when they do not hold the same.
 */
export const moveRows = async (move: Move): Promise<TableDigest[] | undefined> => {
  const { source, target, say } = move
  const known = await originOf(source)
  if (known?.finished_at) return settleAgain(move, known.id, known.finished_at)
  await claimTarget(target, known?.id, move.where)
  const tables = await movedTables(source)
  const origin = await beginMove(source, tables, move.now())
  await claimTarget(target, origin.id, move.where)
  await move.prepare()
  if ((await migrationsOf(source)) !== (await migrationsOf(target))) {
    throw new StartRefused(
      'The two databases are of different releases. Start the server of this release on the data once, then move them.',
    )
  }
  await suspendReferences(target)
  for (const table of tables) {
    const rows = await copyTable(move, table)
    if (rows > 0) say(`${table.name}: ${rows} rows copied`)
    await noteSign(source, move.now())
  }
  const stores = new Set<string>()
  const heard = (table: MovedTable, row: Row | undefined) => {
    const id = table.name === 'stores' ? row?.id : row?.store_id
    if (typeof id === 'string') stores.add(id)
  }
  /** Until so few are left, or until others write faster than that: then the rest waits for the end. */
  const catchUp = async (few: number, touch?: (table: MovedTable, key: Key) => void) => {
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      const waiting = await countChanges(source)
      if (waiting <= few || waiting >= before) return
      before = waiting
      await noteSign(source, move.now())
      for (let made = 0; made < waiting; ) {
        made += await applyChanges(move, tables, (table, key, row) => {
          heard(table, row)
          touch?.(table, key)
        })
      }
    }
  }
  /** Of the stores that were heard of since the last time. */
  const copyFiles = async () => {
    const since = new Set(stores)
    stores.clear()
    if (since.size > 0) await move.files?.copyOf(since)
  }
  await move.files?.copyAll()
  await catchUp(FEW_CHANGES)
  if (isPostgres(target)) await sql`analyze`.execute(target)
  const verification = createVerification(move, tables)
  say('Comparing both, row by row')
  await verification.lookAtAll()
  await catchUp(FEW_CHANGES, verification.touch)
  await verification.lookAgain()
  await copyFiles()
  await catchUp(FEW_CHANGES, verification.touch)

  for (let tries = 1; tries <= TRIES; tries++) {
    say('Nothing can be saved for some seconds')
    const hold = await holdWrites(source, tables)
    try {
      await catchUp(0, verification.touch)
      await copyFiles()
      const digests = await verification.finish()
      await restoreReferences(target)
      if (await finishMove(source, move.now())) {
        await settle(move)
        return digests
      }
    } catch (error) {
      await acceptWrites(source)
      throw error
    } finally {
      hold.stop()
    }
    say('It took too long, and writes went on. Once more')
    await suspendReferences(target)
    await catchUp(FEW_CHANGES, verification.touch)
  }
  throw new StartRefused('The end took too long each time. Nothing is lost: run this again when there is less to do.')
}

const settle = async ({ target, settle }: Move): Promise<void> => {
  await settle(target)
  await releaseTarget(target)
}

/** All rows were moved before; what came after may have been interrupted. */
const settleAgain = async (move: Move, id: string, finishedAt: string): Promise<undefined> => {
  const moved = `These data were moved at ${finishedAt}.`
  if ((await tableNames(move.target)).length === 0) {
    throw new StartRefused(`${moved} To move them once more, take that back first: npm run move -- --cancel`)
  }
  if ((await moveInto(move.target)) === id) await settle(move)
  move.say(moved)
}
