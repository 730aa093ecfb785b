import { sql } from 'kysely'
import { inGroups } from '#server/lib/in-groups.ts'
import type { Db } from '../database.ts'
import { type Change, forgetChanges, readChanges } from './origin.ts'
import {
  APPEND_ONLY,
  insertRows,
  isAnyOf,
  type Key,
  keyOf,
  type MovedTable,
  type Row,
  readRows,
  readRowsOf,
} from './tables.ts'
import { noteProgress, progressOf } from './target.ts'

/** Rows in memory at a time. */
const BATCH = 500
/** Keys that one statement names. */
const KEYS = 200
/** Changes that are made in one transaction. */
const ROUND = 2_000

/** The two databases of a move. */
export interface Route {
  source: Db
  target: Db
}

/** Copies a table from where it was left; each batch with the note of how far it is. Returns how many rows came over now. */
export const copyTable = async ({ source, target }: Route, table: MovedTable): Promise<number> => {
  let { after, complete } = await progressOf(target, table.name)
  let copied = 0
  while (!complete) {
    const rows = await readRows(source, table, { after, limit: BATCH })
    const last = rows.at(-1)
    complete = rows.length < BATCH
    if (last) after = keyOf(table, last)
    copied += rows.length
    await target.transaction().execute(async (trx) => {
      await insertRows(trx, table, rows)
      await noteProgress(trx, table.name, { after, complete })
    })
  }
  return copied
}

const keysOf = (changes: readonly Change[]): Key[] => [
  ...new Map(changes.map(({ key }) => [JSON.stringify(key), key])).values(),
]

/**
 * Makes changes that were noted in the source in the target: their rows as they are now. A row that changed since has another note, so whatever
 * is read when, the last round leaves both alike. `heard` is told of each row. Returns how many changes there were.
 */
export const applyChanges = async (
  { source, target }: Route,
  tables: MovedTable[],
  heard: (table: MovedTable, key: Key, row: Row | undefined) => void,
): Promise<number> => {
  const changes = await readChanges(source, ROUND)
  const byTable = Map.groupBy(changes, ({ table }) => table)
  const changed = tables.map((table) => ({ table, keys: keysOf(byTable.get(table.name) ?? []) }))
  await target.transaction().execute(async (trx) => {
    // All of them before the first comes back: one may have a name that another had.
    for (const { table, keys } of changed) {
      if (APPEND_ONLY.has(table.name)) continue
      for (const group of inGroups(keys, KEYS)) {
        await sql`delete from ${sql.table(table.name)} where ${isAnyOf(table, group)}`.execute(trx)
      }
    }
    for (const { table, keys } of changed) {
      for (const group of inGroups(keys, KEYS)) {
        const rows = await readRowsOf(source, table, group)
        await insertRows(trx, table, rows)
        for (const key of group) heard(table, key, undefined)
        for (const row of rows) heard(table, keyOf(table, row), row)
      }
    }
  })
  await forgetChanges(source, changes)
  return changes.length
}
