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
  await sql`alter table publications drop column step_began_at`.execute(db)
  await sql`delete from kysely_migration where name = '0032-steps'`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('duplicate column name: changed_at')
  expect(await columns()).not.toContain('step_began_at')

  await sql`alter table publications drop column changed_at`.execute(db)
  expect(await migrateToLatest(db)).toEqual(['0032-steps'])
  expect((await columns()).sort()).toEqual(whole.sort())
  await db.destroy()
})
