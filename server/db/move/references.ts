import { sql } from 'kysely'
import { isPostgres, type Transaction } from '../database.ts'

/**
 * Lets rows of a transaction come before those they refer to. SQLite looks at its commit.
 * For PostgreSQL, call what is returned when all rows are there.
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
    // The definition is PostgreSQL's own text.
    for (const { name, table, definition } of rows)
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx)
  }
}
