import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'

test('a migration that comes to no end leaves nothing of itself, so that the next start begins it anew', async () => {
  const db = openDatabase(':memory:')
  await migrateToLatest(db)
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort()
  const whole = await tables()
  // It fails on its way: one of the tables that it adds is there.
  await sql`drop table rate_limits`.execute(db)
  await sql`drop table previews`.execute(db)
  await sql`delete from kysely_migration where name = '0035-shared-state'`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('table "export_places" already exists')
  expect(await tables()).not.toContain('rate_limits')

  await sql`drop table export_places`.execute(db)
  expect(await migrateToLatest(db)).toEqual(['0035-shared-state'])
  expect(await tables()).toEqual(whole)
  await db.destroy()
})
