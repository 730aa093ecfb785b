import { sql } from 'kysely'
import { StartRefused } from '#server/lib/start-refused.ts'
import { type Db, isPostgres } from '../database.ts'
import { type Key, tableNames } from './tables.ts'

const isTarget = async (db: Db): Promise<boolean> => (await tableNames(db)).includes('move_target')

/** Which move a database is filled by; `undefined` when it is none's. */
export const moveInto = async (db: Db): Promise<string | undefined> =>
  (await isTarget(db)) ? (await sql<{ id: string }>`select id from move_target`.execute(db)).rows[0]?.id : undefined

/**
 * Makes a database the target of a move, or goes on with it. `id` is `undefined` before the move has begun: then it is only looked at. Throws
 * `StartRefused` when it holds anything else; `where` is what people call it.
 */
export const claimTarget = (db: Db, id: string | undefined, where: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const claimed = await moveInto(trx)
    const isEmpty = (await tableNames(trx)).length === 0
    if (claimed === undefined ? !isEmpty : claimed !== id) {
      throw new StartRefused(
        `${where} is not empty, and what is in it is not of this move. Nothing was changed. Create an empty database and name that.`,
      )
    }
    if (id === undefined || claimed !== undefined) return
    await sql`create table move_target (id text primary key)`.execute(trx)
    await sql`create table move_progress (table_name text primary key, position text, complete integer not null)`.execute(
      trx,
    )
    await sql`create table move_references (name text not null, table_name text not null, definition text not null)`.execute(
      trx,
    )
    await sql`insert into move_target (id) values (${id})`.execute(trx)
  })

/** Nobody else's database any more: it may be served. */
export const releaseTarget = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const name of ['move_target', 'move_progress', 'move_references']) {
      await sql`drop table if exists ${sql.id(name)}`.execute(trx)
    }
  })

/** How far a table has been copied. */
export interface Progress {
  after: Key | undefined
  complete: boolean
}

export const progressOf = async (db: Db, table: string): Promise<Progress> => {
  const { rows } = await sql<{ position: string | null; complete: number }>`
    select position, complete from move_progress where table_name = ${table}`.execute(db)
  const [row] = rows
  return { after: row?.position ? JSON.parse(row.position) : undefined, complete: row?.complete === 1 }
}

export const noteProgress = async (trx: Db, table: string, { after, complete }: Progress): Promise<void> => {
  const position = after === undefined ? null : JSON.stringify(after)
  const flag = complete ? 1 : 0
  await sql`insert into move_progress (table_name, position, complete) values (${table}, ${position}, ${flag})
    on conflict (table_name) do update set position = excluded.position, complete = excluded.complete`.execute(trx)
}

/**
 * Lets rows come in any order: what they refer to may follow, and a row that is replaced takes none with it. On SQLite it holds for the
 * connection; PostgreSQL keeps what its references were until `restoreReferences`.
 */
export const suspendReferences = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) {
    await sql`pragma foreign_keys = off`.execute(db)
    return
  }
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string; table: string; definition: string }>`
      select conname as name, relname as "table", pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(trx)
    for (const { name, table, definition } of rows) {
      await sql`insert into move_references (name, table_name, definition) values (${name}, ${table}, ${definition})`.execute(
        trx,
      )
      await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx)
    }
  })
}

/** Has the database hold its references again. Throws when one leads to nothing. */
export const restoreReferences = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) {
    const { rows } = await sql`pragma foreign_key_check`.execute(db)
    if (rows.length > 0) throw new Error(`Rows refer to others that are not there: ${JSON.stringify(rows[0])}`)
    await sql`pragma foreign_keys = on`.execute(db)
    return
  }
  await db.transaction().execute(async (trx) => {
    // As PostgreSQL itself wrote them down.
    await sql`do $$
      declare dropped record;
      begin
        for dropped in select name, table_name, definition from move_references loop
          execute format('alter table %I add constraint %I %s', dropped.table_name, dropped.name, dropped.definition);
        end loop;
      end $$`.execute(trx)
    await sql`delete from move_references`.execute(trx)
  })
}
