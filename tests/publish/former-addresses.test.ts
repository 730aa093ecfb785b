import { CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { migratedDatabase, openMemoryDatabase } from '../support/apps/memory-database.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addStore, createTestApp } from '../support/apps/test-app.ts'

const FORMER = 100_000

/** More former addresses than a store can have: as if it had moved every minute for two months. */
const fillHistory = (db: Db, storeId: string) =>
  sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${FORMER})
    insert into store_slug_history (slug, store_id, replaced_at)
    select 'brand-' || n, ${storeId}, strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-01', '+' || n || ' minutes') from numbers`.execute(
    db,
  )

const historyOf = async (db: Db): Promise<number> => {
  const { rows } = await db
    .selectFrom('store_slug_history')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

test('threat 49: a save does the same with 100,000 former addresses as with none, and a change of address little more', async () => {
  const statements: string[] = []
  const { db } = openMemoryDatabase(await migratedDatabase(), (event) => void statements.push(event.query.sql))
  const app = await createTestApp({}, { db })
  // The image worker sends queries of its own now and then.
  await app.images.stop()
  const { token, store } = await addStore(app)
  const save = async (json: object) => {
    statements.length = 0
    expect((await app.call('PUT', '/stores/my', { token, json })).status).toBe(200)
    return [...statements]
  }
  const bare = await save({ bio: 'Shawls' })
  const moved = await save({ custom_slug: 'noor-two' })
  await fillHistory(db, store.id)
  expect(await save({ bio: 'Bangles' })).toEqual(bare)
  const before = await historyOf(db)
  const again = await save({ custom_slug: 'noor-three' })
  expect(again.length - moved.length).toBeLessThanOrEqual(20)
  expect(before - (await historyOf(db))).toBe(19)
  // They are not read either to find those to remove.
  const [select = ''] = again.filter((text) =>
    text.startsWith('select "slug" from "store_slug_history" where "store_id"'),
  )
  const plan = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${select}`, [store.id, 20, 10]),
  )
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH store_slug_history USING COVERING INDEX store_slug_history_recent (store_id=?)',
  ])
})

test('threat 49: a publication takes away the address that was given up and looks at no other', async () => {
  const app = await createPublishingApp({ threads: false })
  app.deps.limits.addressByStore = rateLimit(1_000, 60, 'never')
  const { id } = await insertTestStore(app, 'first')
  const move = async (custom_slug: string) => {
    const store = await findStoreById(app.deps.db, id)
    if (store) await changeStore(app.deps, new Set(), store, { custom_slug })
  }
  await move('second')
  await app.settled()
  await fillHistory(app.deps.db, id)
  const unlinked = vi.spyOn(app.folder, 'unlink')
  const store = await findStoreById(app.deps.db, id)
  if (store) await changeStore(app.deps, new Set(), store, { bio: 'Shawls' })
  await app.settled()
  expect(unlinked.mock.calls).toEqual([])
  // Two moves, but only the last is published.
  await Promise.all([move('third'), move('fourth')])
  await app.settled()
  expect(app.folder.addresses().map(({ storeId }) => storeId)).toEqual([id])
  expect(unlinked.mock.calls.length).toBeLessThanOrEqual(2)
  for (const slug of ['second', 'brand-100000']) expect((await app.get(`/store/${slug}/`)).status).toBe(302)
})
