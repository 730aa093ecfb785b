import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import * as main from '#server/db/migrations/0001-main.ts'

const AT = '2026-02-27T20:00:00.000Z'

test('accounts that waited for their address keep what was chosen, as a sign-up; sessions stay good', async () => {
  const db = openDatabase(':memory:')
  await new Migrator({ db, provider: { getMigrations: async () => ({ '0001-main': main }) } }).migrateToLatest()
  const row = (table: string, values: Record<string, unknown>) =>
    db
      .insertInto(table as never)
      .values({ created_at: AT, ...values } as never)
      .execute()
  const phone = { whatsapp_number: '3001234567', country_code: '+92' }
  await row('users', { id: 'waits', email: 'a@b.c', password_hash: 'chosen', ...phone })
  await row('users', { id: 'verified', email: 'd@e.f', password_hash: 'hers', verified_at: AT, ...phone })
  for (const token of ['one', 'two']) {
    await row('sessions', { token_hash: token.padEnd(64, '0'), user_id: 'verified', expires_at: AT })
  }

  await migrateToLatest(db)
  expect(await db.selectFrom('sign_ups').selectAll().execute()).toEqual([
    {
      id: 'waits',
      user_id: 'waits',
      password_hash: 'chosen',
      referral_code: null,
      key_hash: null,
      created_at: AT,
      ...phone,
    },
  ])
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'whatsapp_number'])
    .orderBy('id')
    .execute()
  expect(accounts).toEqual([
    { id: 'verified', password_hash: 'hers', whatsapp_number: '3001234567' },
    { id: 'waits', password_hash: '', whatsapp_number: '' },
  ])
  const sessions = await db.selectFrom('sessions').selectAll().execute()
  expect(sessions).toMatchObject([
    { password_at: AT, last_seen_at: AT, user_agent: '' },
    { password_at: AT, last_seen_at: AT, user_agent: '' },
  ])
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2)
  await db.destroy()
})
