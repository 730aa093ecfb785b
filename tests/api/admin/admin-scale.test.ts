import { type CompiledQuery, Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { getConfig } from '#server/config/config.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openSqlite, sqliteDialect } from '#server/db/sqlite/sqlite.ts'
import { heldPointsOf, listReferrals, referralHistory } from '#server/modules/growth/referrals/referrals.repo.ts'
import { listWithdrawals, withdrawalsOf } from '#server/modules/growth/referrals/withdrawals.repo.ts'
import { notificationsOf } from '#server/modules/messages/notifications/notifications.service.ts'
import { listStores } from '#server/modules/operation/admin/list-stores.ts'
import { expiredUsers, listUsers, usersAfter } from '#server/modules/operation/admin/users.repo.ts'
import { systemClock } from '#server/ports/clock.ts'

test('reads admin lists from indexes, with no full table scan', async () => {
  const queries: CompiledQuery[] = []
  const sqlite = openSqlite(':memory:')
  const db: Db = new Kysely<Tables>({
    dialect: sqliteDialect(sqlite),
    log: (event) => void queries.push(event.query),
  })
  await migrateToLatest(db)
  queries.length = 0
  const deps = { db, clock: systemClock, config: getConfig({}) }
  const page = { page: 1, limit: 20 }
  await listUsers({ db, clock: systemClock }, page)
  await listUsers({ db, clock: systemClock }, { ...page, plan: 'paid' })
  await listUsers({ db, clock: systemClock }, { ...page, search: 'seller' })
  await listUsers({ db, clock: systemClock }, { ...page, search: '0300 123' })
  await usersAfter(db, '', 10)
  await expiredUsers(db, 'now', 10)
  await listStores(deps, { ...page, search: 'noor' })
  await listStores(deps, { ...page, status: 'failing' })
  await listStores(deps, { ...page, status: 'suspended', sort: 'oldest' })
  await listWithdrawals(db, page)
  await listWithdrawals(db, { ...page, status: 'pending' })
  await withdrawalsOf(db, 'id')
  await listReferrals(db, page)
  await referralHistory(db, 'id', 10)
  await heldPointsOf(db, 'id', 'now')
  await notificationsOf(db, 'id', page)
  expect(queries.length).toBeGreaterThan(15)
  for (const query of [...queries]) {
    const plan = sqlite
      .prepare<unknown[], { detail: string }>(`explain query plan ${query.sql}`)
      .all(...query.parameters)
    for (const { detail } of plan) {
      expect(/^SCAN (?!.*USING)/.test(detail) ? `${detail}: ${query.sql}` : '').toBe('')
    }
  }
  await db.destroy()
})
