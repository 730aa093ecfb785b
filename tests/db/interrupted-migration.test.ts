import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'

const MIGRATION = '0037-rare-rows'
/** What came after it. */
const LATER = '0038-joined-jobs'
/** What it adds, the last of all last, and what it takes away. */
const ADDED = [
  'order_holds_open',
  'order_holds_ended',
  'publications_to_recompress',
  'images_waiting',
  'images_without_avif',
  'mail_outbox_failed',
  'order_events_failed',
  'users_admins',
  'users_unconfirmed',
  'stores_off_air',
  'mail_digests_age',
  'whatsapp_contacts_age',
]
const REMOVED = [
  'order_holds_end on order_holds (ended_at)',
  'publications_polish on publications (live)',
  'images_work on images (status)',
  'users_role on users (role)',
]

test('a migration that comes to no end leaves nothing of itself, so that the next start begins it anew', async () => {
  const db = openDatabase(':memory:')
  await migrateToLatest(db)
  const indexes = async () => {
    const { rows } = await sql<{
      name: string
    }>`select name from sqlite_master where type = 'index' order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }
  const whole = await indexes()
  // It fails on its way: the last that it adds is there.
  const last = ADDED.at(-1) ?? ''
  for (const name of ADDED.filter((one) => one !== last)) await sql`drop index ${sql.id(name)}`.execute(db)
  for (const index of REMOVED) await sql`create index ${sql.raw(index)}`.execute(db)
  await sql`alter table publish_jobs drop column joined`.execute(db)
  await sql`delete from kysely_migration where name in (${MIGRATION}, ${LATER})`.execute(db)
  const before = await indexes()
  await expect(migrateToLatest(db)).rejects.toThrow(`index ${last} already exists`)
  expect(await indexes()).toEqual(before)

  await sql`drop index ${sql.id(last)}`.execute(db)
  expect(await migrateToLatest(db)).toEqual([MIGRATION, LATER])
  expect(await indexes()).toEqual(whole)
  await db.destroy()
})
