import { sql } from 'kysely'
import { isPostgres, type Transaction } from '../database.ts'

/**
 * Lets a transaction insert rows before those they refer to. SQLite checks at the commit.
 * For PostgreSQL, call the returned function when all rows are there.
 */
export const suspendReferences = async (trx: Transaction): Promise<() => Promise<void>> => {
  if (!isPostgres(trx)) {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    return async () => {}
  }
  const { rows } = await sql<{ name: string; table: string; definition: string }>`
    select conname as name, relname as "table", pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(trx)
  for (const { name, table } of rows)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx)
  return async () => {
    // The definition is PostgreSQL's own text, so raw SQL is safe.
    for (const { name, table, definition } of rows)
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx)
  }
}
