import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { StartRefused } from '#server/lib/start-refused.ts'
import type { Db } from '../database.ts'
import { suspendReferences } from './references.ts'
import { countRows, insertRows, type MovedTable, movedTables, type Row, readRows } from './tables.ts'

/** Rows in memory at a time. */
const BATCH = 500

/** Row count of a table, and a hash of its rows in key order. */
export interface TableDigest {
  table: string
  rows: number
  hash: string
}

/** A difference between the two databases. */
export class NotAlike extends Error {}

/** Reads a table in batches, passes each to `heard` and digests all of it. */
const digest = async (
  db: Db,
  table: MovedTable,
  heard: (rows: Row[]) => void | Promise<void>,
): Promise<TableDigest> => {
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of readRows(db, table, BATCH)) {
    for (const row of batch) hash.update(JSON.stringify(table.columns.map((column) => row[column])))
    rows += batch.length
    await heard(batch)
  }
  return { table: table.name, rows, hash: hash.digest('hex') }
}

const migrationsOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join()
}

/** Returns the row count of each table that a move copies. */
export const rowCounts = async (db: Db): Promise<{ table: string; rows: number }[]> => {
  const counts = []
  for (const table of await movedTables(db)) counts.push({ table: table.name, rows: await countRows(db, table) })
  return counts
}

/** Throws `StartRefused` when a database already holds rows. */
export const assertEmpty = async (db: Db): Promise<void> => {
  const held = (await rowCounts(db)).find(({ rows }) => rows > 0)
  if (held)
    throw new StartRefused(
      `The database to move to is not empty: ${held.table} has ${held.rows} rows. Nothing was changed. Create an empty one and name that.`,
    )
}

/**
 * Copies all rows in one transaction and compares both databases before the commit. Nobody may write during it.
 * Throws `StartRefused` when the target has rows or another schema, `NotAlike` when a table differs afterwards.
 */
export const moveRows = async (
  source: Db,
  target: Db,
  copied: (rows: number) => void = () => {},
): Promise<TableDigest[]> => {
  await assertEmpty(target)
  if ((await migrationsOf(source)) !== (await migrationsOf(target)))
    throw new StartRefused(
      'The data are of another release. Start the server of this release on them once, then move them.',
    )
  const tables = await movedTables(source)
  return target.transaction().execute(async (trx) => {
    const restoreReferences = await suspendReferences(trx)
    const digests: TableDigest[] = []
    for (const table of tables) {
      const read = await digest(source, table, async (rows) => {
        await insertRows(trx, table, rows)
        copied(rows.length)
      })
      const written = await digest(trx, table, () => {})
      if (written.hash !== read.hash)
        throw new NotAlike(`${table.name} did not come over as it is. Nothing was changed.`)
      digests.push(read)
    }
    await restoreReferences()
    return digests
  })
}
