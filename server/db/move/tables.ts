import { sql } from 'kysely'
import { type Db, isPostgres } from '../database.ts'

/** A table whose rows are moved. */
export interface MovedTable {
  name: string
  /** Columns of its primary key, in the key's order. */
  key: string[]
  /** All columns, in an order that both databases share. */
  columns: string[]
}

/** What a row is found by; in the order of the key's columns. */
export type Key = (string | number)[]
export type Row = Record<string, unknown>

/** Of the move itself, of the schema, and what is told for minutes: each database has its own. */
const NOT_MOVED = /^(move_|kysely_)|^(rate_limits|previews|export_places)$/

/** Tables that refuse changes and removals: what is in one stays, so rows are only ever added. */
export const APPEND_ONLY: ReadonlySet<string> = new Set(['audit_entries', 'point_entries'])

interface Column {
  table: string
  column: string
  /** Its place in the primary key, from 1; 0 outside. */
  place: number
}

const inSqlite = sql<Column>`
  select tables.name as "table", columns.name as "column", columns.pk as place
  from sqlite_master as tables join pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'`

const inPostgres = sql<Column>`
  select tables.relname as "table", columns.attname as "column",
    coalesce(array_position(keys.indkey::int2[], columns.attnum) + 1, 0) as place
  from pg_class as tables
  join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
  where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r'`

/** Names of all tables of a database. */
export const tableNames = async (db: Db): Promise<string[]> => {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  return [...new Set(rows.map(({ table }) => table))]
}

/** The tables whose rows are moved, by name. */
export const movedTables = async (db: Db): Promise<MovedTable[]> => {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  const moved = Map.groupBy(
    rows.filter(({ table }) => !NOT_MOVED.test(table)),
    ({ table }) => table,
  )
  const tables = [...moved].map(([name, columns]): MovedTable => {
    const key = columns.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place)
    if (key.length === 0) throw new Error(`${name} has no primary key to move it by`)
    return { name, key: key.map(({ column }) => column), columns: columns.map(({ column }) => column).sort() }
  })
  return tables.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** The key of a row. */
export const keyOf = ({ key }: MovedTable, row: Row): Key => key.map((column) => row[column] as string | number)

/** Compares keys as both databases do: text by its bytes. */
export const compareKeys = (one: Key, other: Key): number => {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? ''
    const difference =
      typeof value === 'number' && typeof against === 'number'
        ? value - against
        : Buffer.compare(Buffer.from(String(value)), Buffer.from(String(against)))
    if (difference !== 0) return difference
  }
  return 0
}

const tuple = (parts: unknown[]) => sql`(${sql.join(parts)})`
const columnsOf = (names: string[]) => names.map((name) => sql.ref(name))

/** The next rows of a table, in the order of its key. */
export const readRows = async (
  db: Db,
  table: MovedTable,
  { after, upTo, limit }: { after: Key | undefined; upTo?: Key | undefined; limit: number },
): Promise<Row[]> => {
  const key = tuple(columnsOf(table.key))
  const from = after ? sql`${key} > ${tuple(after)}` : sql`1 = 1`
  const to = upTo ? sql`${key} <= ${tuple(upTo)}` : sql`1 = 1`
  const { rows } = await sql<Row>`
    select ${sql.join(columnsOf(table.columns))} from ${sql.table(table.name)}
    where ${from} and ${to} order by ${sql.join(columnsOf(table.key))} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** The rows of some keys, as far as there are any. */
export const readRowsOf = async (db: Db, table: MovedTable, keys: Key[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${sql.join(columnsOf(table.columns))} from ${sql.table(table.name)}
    where ${isAnyOf(table, keys)}`.execute(db)
  return rows
}

/** Whether a row has one of some keys. */
export const isAnyOf = (table: MovedTable, keys: Key[]) => {
  const [first = '', ...others] = table.key
  if (others.length === 0) return sql<boolean>`${sql.ref(first)} in (${sql.join(keys.flat())})`
  const single = keys.map(
    (key) =>
      sql`(${sql.join(
        key.map((value, n) => sql`${sql.ref(table.key[n] ?? '')} = ${value}`),
        sql` and `,
      )})`,
  )
  return sql<boolean>`(${sql.join(single, sql` or `)})`
}

/** Adds rows; those whose key or other unique value is there already are left out. */
export const insertRows = async (db: Db, table: MovedTable, rows: Row[]): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map((row) => tuple(table.columns.map((column) => row[column])))
  await sql`insert into ${sql.table(table.name)} (${sql.join(columnsOf(table.columns))})
    values ${sql.join(values)} on conflict do nothing`.execute(db)
}

/** How many rows a table has. */
export const countRows = async (db: Db, { name }: Pick<MovedTable, 'name'>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.n)
}
