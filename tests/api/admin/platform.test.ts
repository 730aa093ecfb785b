import { expect, test } from 'vitest'
import { createPlatformDays } from '#server/maintenance/platform-days.ts'
import { countPublication } from '#server/modules/growth/analytics/platform-days.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'

const setUp = async (env: Record<string, string> = {}) => {
  const app = await createTestApp(env)
  const { token } = await addAdmin(app)
  const read = async (path: string) => (await app.call('GET', `/admin${path}`, { token })).body
  return { app, token, read }
}

const view = (app: TestApp, store_slug: string) =>
  app.call('POST', '/analytics/track', {
    json: { event_type: 'store_view', event_data: { store_slug }, timestamp: app.clock.now().toISOString() },
  })

test('figures of all stores are added up by day, layout and plan, and again when something is new', async () => {
  const { app, read } = await setUp()
  const noor = await addStore(app, 'noor', { plan: 'paid' })
  await addStore(app, 'zari', { email: 'zari@example.org' })
  const product = await addProduct(app, noor.token)
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  for (const slug of ['noor', 'noor', 'zari']) await view(app, slug)
  expect((await read('/trends')).counted_at).toBeNull()
  const count = createPlatformDays(app.deps)
  await count()
  const first = await read('/trends')
  expect(first.counted_at).toBe('2026-03-01T09:00:00.000Z')
  expect(first.days).toHaveLength(30)
  expect(first.days.at(-1)).toMatchObject({ day: '2026-03-01', users: 3, stores: 2, views: 3, orders: 1 })
  expect(first.by_plan).toMatchObject([
    { plan: 'free', views: 1, orders: 0 },
    { plan: 'paid', views: 2, orders: 1 },
  ])
  expect(first.by_layout).toMatchObject([{ layout: 'default', views: 3, orders: 1 }])

  // Counting again changes nothing. What another layout shows from tomorrow on counts for that layout.
  app.clock.time = new Date('2026-03-03T09:00:00.000Z')
  await app.db
    .insertInto('layout_configs')
    .values({
      store_id: String(noor.store.id),
      layout: 'classic',
      customizations: '{}',
      config: '{}',
      updated_at: '2026-03-03T09:00:00.000Z',
    })
    .execute()
  await view(app, 'noor')
  await count()
  await count()
  const second = await read('/trends')
  expect(second.days.slice(-3)).toMatchObject([
    { day: '2026-03-01', views: 3, orders: 1 },
    { day: '2026-03-02', views: 0 },
    { day: '2026-03-03', views: 1 },
  ])
})

test('many stores are looked at step by step', async () => {
  const { app, read } = await setUp()
  await addStore(app, 'noor')
  await view(app, 'noor')
  const { id } = await app.db.selectFrom('stores').select('id').executeTakeFirstOrThrow()
  const users = Array.from({ length: 600 }, (_, index) => `user-${String(index).padStart(4, '0')}`)
  const user = await app.db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow()
  const store = await app.db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await app.db
    .insertInto('users')
    .values(users.map((name) => ({ ...user, id: name, email: name })))
    .execute()
  for (const name of users) {
    await app.db
      .insertInto('stores')
      .values({ ...store, id: name, user_id: name, store_slug: name })
      .execute()
  }
  const count = createPlatformDays(app.deps)
  expect(await count()).toBe(true)
  expect((await read('/trends')).counted_at).toBeNull()
  expect(await count()).toBe(false)
  expect((await read('/trends')).days.at(-1)).toMatchObject({ views: 1, stores: 601 })
})

test('a day is one of Pakistan; publications are counted in theirs', async () => {
  const { app, read } = await setUp()
  // Midnight in Pakistan is 19:00 UTC of the day before.
  await addStore(app, 'late', { created_at: '2026-02-28T18:59:59.999Z', email: 'late@example.org' })
  await addStore(app, 'early', { created_at: '2026-02-28T19:00:00.000Z', email: 'early@example.org' })
  const publish = (moment: string) => app.db.transaction().execute((trx) => countPublication(trx, new Date(moment)))
  await publish('2026-02-28T18:59:59.999Z')
  await publish('2026-02-28T19:00:00.000Z')
  await publish('2026-03-01T08:00:00.000Z')
  expect((await read('/trends')).days.slice(-2)).toMatchObject([
    { day: '2026-02-28', users: 1, publications: 1 },
    // The admin signed up on this day, too.
    { day: '2026-03-01', users: 2, publications: 2 },
  ])
})

test('what waits for an admin is counted, also a sender that has stopped', async () => {
  const { app, read } = await setUp({ WHATSAPP: 'baileys' })
  const attention = async () => (await read('/dashboard')).attention
  expect(await attention()).toEqual({
    open_upgrade_requests: 0,
    pending_withdrawals: 0,
    failing_publications: 0,
    failed_work: 0,
    whatsapp_up: false,
    whatsapp_disconnected: 0,
    backups_made_here: true,
    last_backup_at: null,
  })
  const { token, store } = await addStore(app)
  await app.call('POST', '/send-whatsapp', { token, json: { message: 'Please upgrade me' } })
  await app.db
    .updateTable('publish_jobs')
    .set({ attempts: 1, last_error: 'home: no template' })
    .where('store_id', '=', String(store.id))
    .execute()
  await app.db
    .insertInto('heartbeats')
    .values({ name: 'whatsapp sender', beat_at: app.clock.now().toISOString() })
    .execute()
  expect(await attention()).toMatchObject({ open_upgrade_requests: 1, failing_publications: 1, whatsapp_up: true })
  app.clock.time = new Date(app.clock.time.getTime() + 21_000)
  expect(await attention()).toMatchObject({ whatsapp_up: false })
})

test('the state of the server: versions, queues, the operator’s limit', async () => {
  const { app, read } = await setUp({ PAID_PRODUCT_LIMIT: 'unlimited' })
  await addStore(app)
  app.clock.time = new Date(app.clock.time.getTime() + 90_000)
  expect(await read('/system')).toMatchObject({
    versions: {
      program: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: expect.stringMatching(/^(SQLite 3|PostgreSQL 1\d)\./),
      schema: expect.stringMatching(/^00\d\d-/),
    },
    publications: { waiting: 1, oldest_seconds: 90, failing: 0 },
    mails_waiting: 0,
    failed_work: [],
    paid_product_limit: null,
  })
})
