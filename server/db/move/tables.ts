import { sql } from 'kysely'
import { type Db, isPostgres } from '../database.ts'

/** A table whose rows are moved. */
export interface MovedTable {
  name: string
  /** Columns of its primary key, in the key's order. */
  key: string[]
  /** All columns by name, an order both databases share. */
  columns: string[]
}

/** Values of a row's primary key, in the order of its columns. */
type Key = (string | number)[]
export type Row = Record<string, unknown>

/** Tables that are not moved: those of the schema itself, and rows that live for minutes. */
const NOT_MOVED = /^(moved_away|kysely_.*|rate_limits|previews)$/

interface Column {
  table: string
  column: string
  /** Place in the primary key, from 1. 0 for other columns. */
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

/** Returns the tables whose rows are moved, by name. */
export const movedTables = async (db: Db): Promise<MovedTable[]> => {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  const moved = Map.groupBy(
    rows.filter(({ table }) => !NOT_MOVED.test(table)),
    ({ table }) => table,
  )
  const tables = [...moved].map(([name, columns]): MovedTable => {
    const key = columns.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place)
    return { name, key: key.map(({ column }) => column), columns: columns.map(({ column }) => column).sort() }
  })
  return tables.sort((one, other) => (one.name < other.name ? -1 : 1))
}

const tuple = (parts: unknown[]) => sql`(${sql.join(parts)})`
const columnsOf = (names: string[]) => names.map((name) => sql.ref(name))

const readBatch = async (db: Db, table: MovedTable, after: Key | undefined, limit: number): Promise<Row[]> => {
  const key = columnsOf(table.key)
  const { rows } = await sql<Row>`
    select ${sql.join(columnsOf(table.columns))} from ${sql.table(table.name)}
    where ${after ? sql`${tuple(key)} > ${tuple(after)}` : sql`1 = 1`}
    order by ${sql.join(key)} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Yields all rows of a table, in the order of its key, at most `limit` at a time. */
export async function* readRows(db: Db, table: MovedTable, limit: number): AsyncGenerator<Row[]> {
  for (let after: Key | undefined; ; ) {
    const rows = await readBatch(db, table, after, limit)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = table.key.map((column) => last[column] as string | number)
  }
}

export const insertRows = async (db: Db, table: MovedTable, rows: Row[]): Promise<void> => {
  const values = rows.map((row) => tuple(table.columns.map((column) => row[column])))
  await sql`insert into ${sql.table(table.name)} (${sql.join(columnsOf(table.columns))})
    values ${sql.join(values)}`.execute(db)
}

export const countRows = async (db: Db, { name }: MovedTable): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.n)
}
