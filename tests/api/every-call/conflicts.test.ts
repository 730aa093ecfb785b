import { expect, test } from 'vitest'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { currentSlugOfFormer } from '#server/records/stores/stores.repo.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { dumpDatabase } from '../../support/calls/every-call.ts'

const DETAIL = 'This was changed elsewhere. Load the newer version before saving.'

const cases = [
  ['the store', '/stores/my', '/stores/my', { bio: 'First' }, { bio: 'Second' }],
  [
    'the layout',
    '/stores/my/layout-config',
    '/stores/my/layout-config',
    { customizations: { heroTitle: 'First' } },
    { customizations: { heroTitle: 'Second' } },
  ],
  ['a product', '/products/{id}', '/products/{id}', { name: 'First' }, { name: 'Second' }],
  ['stock', '/products/{id}', '/products/{id}/stock', { inventory_count: 3 }, { inventory_count: 4 }],
] as const

const prepare = async (app: TestApp) => {
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const address = (path: string) => path.replace('{id}', product.id)
  const put = (path: string, json: unknown, ifMatch?: string) =>
    app.call('PUT', address(path), { token, json, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } })
  return { token, product, put, read: (path: string) => app.call('GET', address(path), { token }) }
}

test.each(cases)('%s is not saved over a newer version', async (_name, readPath, path, first, second) => {
  const app = await createTestApp()
  const { put, read } = await prepare(app)
  const seen = `"${(await read(readPath)).body.updated_at}"`

  const saved = await put(path, first, seen)
  expect(saved.status).toBe(200)
  // The test's clock stands still, yet two changes of one instant differ.
  expect(`"${saved.body.updated_at}"`).not.toBe(seen)
  expect((await read(readPath)).body.updated_at).toBe(saved.body.updated_at)

  const before = await dumpDatabase(app.db)
  for (const stale of [seen, saved.body.updated_at, '""', 'nonsense', '"nonsense", "too"']) {
    expect(await put(path, second, stale)).toMatchObject({
      status: 409,
      body: { detail: DETAIL, code: 'changed_elsewhere' },
    })
  }
  expect(await dumpDatabase(app.db)).toEqual(before)

  for (const held of [`"${saved.body.updated_at}"`, '*', undefined])
    expect((await put(path, second, held)).status).toBe(200)
})

test('two saves at once from the same state: one is refused', async () => {
  const app = await createTestApp()
  const { put, read } = await prepare(app)
  for (const [, readPath, path, first, second] of cases) {
    const seen = `"${(await read(readPath)).body.updated_at}"`
    const statuses = (await Promise.all([put(path, first, seen), put(path, second, seen)])).map(({ status }) => status)
    expect(statuses.sort(), path).toEqual([200, 409])
  }
})

test('a sale meanwhile is a change of the product', async () => {
  const app = await createTestApp()
  const { put, read, product } = await prepare(app)
  const seen = `"${(await read('/products/{id}')).body.updated_at}"`
  app.clock.time = new Date(app.clock.time.getTime() + 1000)
  expect((await app.call('POST', '/orders', { json: orderForm(product.id) })).status).toBe(201)
  for (const path of ['/products/{id}', '/products/{id}/stock'])
    expect((await put(path, { inventory_count: 10 }, seen)).status).toBe(409)
  expect((await read('/products/{id}')).body.inventory_count).toBe(9)
})

test('an admin who gives a layout changes it too', async () => {
  const app = await createTestApp()
  const { token, store } = await addStore(app)
  const { token: admin } = await addStore(app, 'admins', { role: 'admin' })
  const seen = `"${(await app.call('GET', '/stores/my/layout-config', { token })).body.updated_at}"`
  const given = await app.call('PUT', `/admin/stores/${store.id}/layout`, {
    token: admin,
    json: { store_id: store.id, layout: 'luxury' },
  })
  expect(given.status).toBe(200)
  const late = { token, json: { layout: 'default' }, headers: { 'if-match': seen } }
  expect((await app.call('PUT', '/stores/my/layout-config', late)).status).toBe(409)
})

test('times of change grow even when the clock stands still', () => {
  const now = new Date('2026-03-01T09:00:00.000Z')
  expect(nextUpdatedAt(now, undefined)).toBe('2026-03-01T09:00:00.000Z')
  expect(nextUpdatedAt(now, '2026-03-01T09:00:00.000Z')).toBe('2026-03-01T09:00:00.001Z')
  expect(nextUpdatedAt(now, '2026-03-01T08:00:00.000Z')).toBe('2026-03-01T09:00:00.000Z')
})

test('two changes of a store’s address at once: every address it had leads to the one it has', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'first')
  const move = (custom_slug: string) => app.call('PUT', '/stores/my', { token, json: { custom_slug } })
  const answers = await Promise.all([move('second'), move('third')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await app.call('GET', '/stores/my', { token })
  for (const slug of ['first', 'second', 'third']) {
    if (slug !== body.store_slug) expect(await currentSlugOfFormer(app.db, slug), slug).toBe(body.store_slug)
  }
})
