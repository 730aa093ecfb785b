import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPurge } from '#server/maintenance/purge.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const setUp = async () => {
  const app = await createTestApp()
  const purge = createPurge(app.deps)
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  const done = async () => {
    while (await purge());
  }
  return { app, later, purge, done }
}

const count = async (
  { db }: TestApp,
  table: 'sessions' | 'mailed_tokens' | 'mailed_codes' | 'order_keys' | 'product_keys',
) => {
  const row = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'))
  return Number((await row.executeTakeFirstOrThrow()).n)
}

test('threat 39: purges sessions, links and codes when they have expired, and no sooner', async () => {
  const { app, later, done } = await setUp()
  await app.call('POST', '/auth/register', {
    json: { email: 'sana@example.pk', password: 'correct horse', whatsapp_number: '03001234567' },
  })
  const { user, token } = await addSeller(app)
  await app.call('POST', '/auth/forgot-password', { json: { email: user.email } })
  const counts = async () => [
    await count(app, 'sessions'),
    await count(app, 'mailed_tokens'),
    await count(app, 'mailed_codes'),
  ]
  later(9 * 60_000)
  await done()
  expect(await counts()).toEqual([1, 1, 1])
  later(HOUR)
  await done()
  expect(await counts()).toEqual([1, 1, 0])
  later(DAY)
  await done()
  expect(await counts()).toEqual([1, 0, 0])
  // Each use extends a session. Unused for 30 days, it ends.
  expect((await app.call('GET', '/auth/me', { token })).status).toBe(200)
  later(29 * DAY)
  await done()
  expect(await counts()).toEqual([1, 0, 0])
  later(2 * DAY)
  await done()
  expect(await counts()).toEqual([0, 0, 0])
})

test('the keys of an order and of a product are forgotten after 30 days; both stay', async () => {
  const { app, later, done } = await setUp()
  const { token } = await addStore(app)
  const details = { name: 'Shawl', description: 'Warm', price: 100, category: 'Shawls', inventory_count: 1 }
  const headers = { 'idempotency-key': 'a-key-of-the-form' }
  const add = async () => (await app.call('POST', '/products', { token, json: details, headers })).body.id
  const added = await add()
  const product = await addProduct(app, token)
  const place = () =>
    app.call('POST', '/orders', { json: orderForm(product.id), headers: { 'idempotency-key': 'a-key-of-the-form' } })
  const first = await place()
  later(29 * DAY)
  await done()
  expect((await place()).body.order_id).toBe(first.body.order_id)
  expect(await add()).toBe(added)
  later(2 * DAY)
  await done()
  expect(await count(app, 'order_keys')).toBe(0)
  expect(await count(app, 'product_keys')).toBe(0)
  expect((await app.call('GET', `/products/${added}`)).status).toBe(200)
  expect(await app.db.selectFrom('orders').select('order_id').execute()).toEqual([{ order_id: first.body.order_id }])
})

test('purges in batches with writes between them, then rests for an hour', async () => {
  const { app, later, purge } = await setUp()
  const { user } = await addSeller(app)
  const fill = (from: number, to: number) =>
    app.db
      .insertInto('sessions')
      .values(
        Array.from({ length: to - from }, (_, index) => ({
          id: `session-${from + index}`,
          token_hash: `token-${from + index}`,
          user_id: user.id,
          created_at: '2026-01-01T00:00:00.000Z',
          password_at: '2026-01-01T00:00:00.000Z',
          last_seen_at: '2026-01-01T00:00:00.000Z',
          expires_at: '2026-02-01T00:00:00.000Z',
          user_agent: '',
        })),
      )
      .execute()
  await fill(0, 1200)
  const left: number[] = []
  while (await purge()) left.push(await count(app, 'sessions'))
  expect(left).toEqual([701, 201, 1])

  await fill(0, 10)
  later(HOUR - 1)
  expect(await purge()).toBe(false)
  expect(await count(app, 'sessions')).toBe(11)
  later(1)
  expect(await purge()).toBe(true)
  expect(await count(app, 'sessions')).toBe(1)
})

test('backups older than 90 days go by themselves', async () => {
  const { app, later, done } = await setUp()
  const folder = join(app.dataDir, 'backups')
  mkdirSync(folder)
  const old = 'whatsstore-20251101T000000Z-AAAA.db'
  const young = 'whatsstore-20260201T000000Z-BBBB.db'
  for (const name of [old, `${old}.json`, young]) writeFileSync(join(folder, name), '')
  await done()
  expect(readdirSync(folder)).toEqual([young])
  later(90 * DAY)
  await done()
  expect(readdirSync(folder)).toEqual([])
})

test('purges sign-ups that nobody confirmed for a week, and the accounts that were made for them', async () => {
  const { app, later, done } = await setUp()
  const sign = (email: string) =>
    app.call('POST', '/auth/register', { json: { email, password: 'correct horse', whatsapp_number: '03001234567' } })
  await sign('early@example.pk')
  await sign('again@example.pk')
  await addSeller(app, { email: 'verified@example.pk' })
  later(6 * DAY)
  await sign('again@example.pk')
  const emails = async () =>
    (await app.db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email)
  await done()
  expect(await emails()).toEqual(['again@example.pk', 'early@example.pk', 'verified@example.pk'])
  later(DAY)
  await done()
  expect(await emails()).toEqual(['again@example.pk', 'verified@example.pk'])
  later(7 * DAY)
  await done()
  expect(await emails()).toEqual(['verified@example.pk'])
})
