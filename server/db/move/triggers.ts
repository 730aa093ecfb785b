import { type RawBuilder, sql } from 'kysely'
import { type Db, isPostgres } from '../database.ts'
import { READ_ONLY } from '../read-only.ts'
import type { MovedTable } from './tables.ts'

/** What the database itself does while its rows are moved: it notes the key of each row that is written, and refuses writes while it is told to. */
const NOTE = 'move_note'
const REFUSE = 'move_refuse'
const EVENTS = { insert: sql`insert`, update: sql`update`, delete: sql`delete` }
const EVENT_NAMES = ['insert', 'update', 'delete'] as const

/** Milliseconds since 1970, by the database's own clock. */
const nowOf = (db: Db) =>
  isPostgres(db) ? sql`(extract(epoch from clock_timestamp()) * 1000)` : sql`(unixepoch('subsec') * 1000)`

/** Whether the database refuses writes now. */
export const isRefusing = (db: Db) =>
  sql<boolean>`exists (select 1 from move_origin where read_only_until > ${nowOf(db)})`

/** The moment so many milliseconds from now. */
export const fromNow = (db: Db, milliseconds: number) =>
  sql<number>`cast(${nowOf(db)} + ${sql.lit(milliseconds)} as bigint)`

const keyIn = (row: 'new' | 'old', { key }: MovedTable) =>
  sql`json_array(${sql.join(key.map((column) => sql.id(row, column)))})`

function* sqliteTriggers(db: Db, table: MovedTable): Generator<RawBuilder<unknown>> {
  for (const event of EVENT_NAMES) {
    const on = sql`${EVENTS[event]} on ${sql.table(table.name)}`
    const rows = event === 'update' ? (['old', 'new'] as const) : ([event === 'insert' ? 'new' : 'old'] as const)
    const notes = rows.map(
      (row) =>
        sql`insert into move_changes (table_name, row_key) values (${sql.lit(table.name)}, ${keyIn(row, table)});`,
    )
    yield sql`create trigger if not exists ${sql.id(`${NOTE}_${table.name}_${event}`)} after ${on}
      begin ${sql.join(notes, sql` `)} end`
    yield sql`create trigger if not exists ${sql.id(`${REFUSE}_${table.name}_${event}`)} before ${on} when ${isRefusing(db)}
      begin select raise(abort, ${sql.lit(READ_ONLY)}); end`
  }
}

const postgresFunctions = (db: Db) => [
  sql`create or replace function ${sql.id(NOTE)}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into move_changes (table_name, row_key)
          select tg_table_name, jsonb_agg(to_jsonb(old) -> name order by place)::text
          from unnest(tg_argv) with ordinality as columns (name, place);
      end if;
      if tg_op <> 'DELETE' then
        insert into move_changes (table_name, row_key)
          select tg_table_name, jsonb_agg(to_jsonb(new) -> name order by place)::text
          from unnest(tg_argv) with ordinality as columns (name, place);
      end if;
      return null;
    end $$`,
  sql`create or replace function ${sql.id(REFUSE)}() returns trigger language plpgsql as $$
    begin
      if ${isRefusing(db)} then raise exception ${sql.lit(READ_ONLY)} using errcode = 'read_only_sql_transaction'; end if;
      return null;
    end $$`,
]

const postgresTriggers = ({ name, key }: MovedTable) => [
  sql`create or replace trigger ${sql.id(NOTE)} after insert or update or delete on ${sql.table(name)}
    for each row execute function ${sql.id(NOTE)}(${sql.join(key.map((column) => sql.lit(column)))})`,
  // Before all others of the table: they run by name.
  sql`create or replace trigger ${sql.id(`a_${REFUSE}`)} before insert or update or delete on ${sql.table(name)}
    for each statement execute function ${sql.id(REFUSE)}()`,
]

/**
 * Has a database note what is written, and refuse writes while it is told to. Nothing that is written after it is missed. Each by itself: on
 * PostgreSQL a trigger waits for who writes into its table, who may be waiting for another one.
 */
export const addTriggers = async (db: Db, tables: MovedTable[]): Promise<void> => {
  const statements = isPostgres(db)
    ? [...postgresFunctions(db), ...tables.flatMap(postgresTriggers)]
    : tables.flatMap((table) => [...sqliteTriggers(db, table)])
  for (const statement of statements) await statement.execute(db)
}

/** Takes away what `addTriggers` added, each by itself as well. */
export const removeTriggers = async (db: Db, tables: MovedTable[]): Promise<void> => {
  if (isPostgres(db)) {
    for (const { name } of tables) {
      for (const trigger of [NOTE, `a_${REFUSE}`])
        await sql`drop trigger if exists ${sql.id(trigger)} on ${sql.table(name)}`.execute(db)
    }
    for (const name of [NOTE, REFUSE]) await sql`drop function if exists ${sql.id(name)}()`.execute(db)
    return
  }
  for (const { name } of tables) {
    for (const event of EVENT_NAMES) {
      for (const kind of [NOTE, REFUSE])
        await sql`drop trigger if exists ${sql.id(`${kind}_${name}_${event}`)}`.execute(db)
    }
  }
}

/** Waits for the writes under way, once new ones are refused. SQLite has one at a time: whoever could begin has waited for it. */
export const awaitWrites = async (db: Db, tables: MovedTable[]): Promise<void> => {
  if (!isPostgres(db)) return
  // One after the other: whoever holds a row of one table may still be waiting for another.
  for (const { name } of tables) {
    await db.transaction().execute((trx) => sql`lock table ${sql.table(name)} in share mode`.execute(trx))
  }
}
