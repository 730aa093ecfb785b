import { sql } from 'kysely'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import { ADVISORY_KEYS } from './advisory-keys.ts'
import { prepareBoss } from './boss.ts'
import type { PostgresOptions } from './postgres.ts'

/** Brings a PostgreSQL database to the newest schema, without time limits. Throws `StartRefused` if it is unusable. */
export const preparePostgres = async (options: PostgresOptions): Promise<void> => {
  const db = openDatabase({ ...options, connections: 1, statementMs: 0, lockMs: 0 })
  try {
    await assertUnicode(db)
    // When several processes start together, one migrates and the others wait. The lock ends with the connection.
    await sql`select pg_advisory_lock(${sql.lit(ADVISORY_KEYS.schema)})`.execute(db)
    await migrateToLatest(db)
    await sortTextByBytes(db)
    await prepareBoss(options)
  } finally {
    await db.destroy()
  }
}

const assertUnicode = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new StartRefused(
    `The database that DATABASE_URL names is encoded as ${encoding}; create one with encoding UTF8.`,
  )
}

/**
 * Makes text sort by its bytes as in SQLite, whatever the database's collation, so that lists have the same order.
 * Only ASCII letters then have case. Runs after migrations, to include columns they add.
 */
export const sortTextByBytes = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.relname as "table", columns.attname as "column"
    from pg_attribute as columns
    join pg_class as tables on tables.oid = columns.attrelid
    join pg_collation as collations on collations.oid = columns.attcollation
    where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r' and not columns.attisdropped
      and columns.atttypid = 'text'::regtype and collations.collname <> 'C'`.execute(db)
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const changes = columns.map(({ column }) => sql`alter column ${sql.id(column)} type text collate "C"`)
    await sql`alter table ${sql.id(table)} ${sql.join(changes)}`.execute(db)
  }
}
