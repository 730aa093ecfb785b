import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'

const NEWEST = '0036-dead-letters'

test('a migration that comes to no end leaves nothing of itself, so that the next start begins it anew', async () => {
  const db = openDatabase(':memory:')
  await migrateToLatest(db)
  const columns = async () => {
    const { rows } = await sql<{ name: string }>`select m.name || '.' || c.name as name
      from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }
  const whole = await columns()
  const undo = async (table: string) => {
    await sql`drop index ${sql.id(`${table}_due`)}`.execute(db)
    for (const column of ['last_error', 'failed_at']) {
      await sql`alter table ${sql.table(table)} drop column ${sql.id(column)}`.execute(db)
    }
    await sql`create index ${sql.id(`${table}_due`)} on ${sql.table(table)} (next_attempt_at)`.execute(db)
  }
  await sql`drop table image_tries`.execute(db)
  // It fails on its way: the second of its tables has what it adds.
  await undo('mail_outbox')
  await sql`delete from kysely_migration where name = ${NEWEST}`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('duplicate column name: last_error')
  expect(await columns()).not.toContain('mail_outbox.last_error')

  await undo('order_events')
  expect(await migrateToLatest(db)).toEqual([NEWEST])
  expect(await columns()).toEqual(whole)
  await db.destroy()
})
