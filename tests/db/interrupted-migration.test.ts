import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'

test('a migration that comes to no end leaves nothing of itself, so that the next start begins it anew', async () => {
  const db = openDatabase(':memory:')
  await migrateToLatest(db)
  const columns = async () => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('publications')`.execute(db)
    return rows.map(({ name }) => name)
  }
  const whole = await columns()
  // Its second statement fails: the column that it adds is there.
  await sql`drop index publications_shown`.execute(db)
  await sql`alter table publications drop column slug`.execute(db)
  await sql`delete from kysely_migration where name = '0034-shown-versions'`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('duplicate column name: manifest')
  expect(await columns()).not.toContain('slug')

  await sql`alter table publications drop column manifest`.execute(db)
  expect(await migrateToLatest(db)).toEqual(['0034-shown-versions'])
  expect((await columns()).sort()).toEqual(whole.sort())
  await db.destroy()
})
