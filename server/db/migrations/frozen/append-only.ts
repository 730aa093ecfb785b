import { type Kysely, PostgresAdapter, SqliteAdapter, sql } from 'kysely'

/** Has the database itself refuse to change or remove rows of a table. Knows SQLite and PostgreSQL. */
export const makeAppendOnly = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const { adapter } = db.getExecutor()
  const refusal = `${table} is append-only`
  if (adapter instanceof SqliteAdapter) {
    for (const event of ['update', 'delete'] as const) {
      const when = event === 'update' ? sql`update` : sql`delete`
      await sql`create trigger ${sql.id(`${table}_no_${event}`)} before ${when} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db)
    }
    return
  }
  if (!(adapter instanceof PostgresAdapter)) throw new Error('Append-only tables are known for SQLite and PostgreSQL.')
  const refuse = sql.id(`${table}_refuse`)
  await sql`create function ${refuse}() returns trigger language plpgsql as
    $$ begin raise exception 'append-only table'; end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function ${refuse}()`.execute(db)
}
