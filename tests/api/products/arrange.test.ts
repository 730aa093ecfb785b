import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STOCK_CHANGES_KEPT } from '#server/records/products/stock-changes.repo.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor')
  const as = { token }
  const add = (name: string, more: object = {}) => addProduct(app, token, { name, ...more })
  const names = async (query = '') =>
    (await app.call('GET', `/products?${query}`, as)).body.products.map(({ name }: { name: string }) => name)
  return { app, as, add, names }
}

test('shows products as their seller puts them, featured ones and new ones first', async () => {
  const { app, as, add, names } = await setUp()
  const [a, b, c] = [await add('A'), await add('B'), await add('C')]
  expect(await names()).toEqual(['C', 'B', 'A'])
  const order = (ids: string[]) => app.call('PUT', '/products/order', { ...as, json: { ids } })
  expect((await order([b.id, c.id, a.id])).status).toBe(200)
  expect(await names()).toEqual(['B', 'C', 'A'])
  expect(await names('search=bangles')).toEqual(['B', 'C', 'A'])
  await add('D')
  await app.call('PUT', `/products/${a.id}`, { ...as, json: { featured: true } })
  expect(await names()).toEqual(['A', 'D', 'B', 'C'])
  expect((await order([b.id, 'of another shop'])).status).toBe(404)
  expect(await names()).toEqual(['A', 'D', 'B', 'C'])
})

test('lists products of which a variant runs low', async () => {
  const { add, names } = await setUp()
  await add('Plenty', { inventory_count: 6 })
  await add('Low', { inventory_count: 5 })
  await add('Kurta', {
    options: [{ name: 'Size', values: [{ label: 'M' }, { label: 'L' }] }],
    variants: [
      { labels: ['M'], inventory_count: 50 },
      { labels: ['L'], inventory_count: 0 },
    ],
  })
  expect(await names('stock=low')).toEqual(['Kurta', 'Low'])
  expect(await names('stock=out')).toEqual(['Kurta'])
  expect(await names('stock=low&search=low')).toEqual(['Low'])
})

test('copies a product with its variants and pictures, hidden, without stock, and once per key', async () => {
  const { app, as } = await setUp()
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const form = {
    name: 'K'.repeat(150),
    description: 'Lawn',
    price: '900',
    compare_at: '1000',
    category: 'Clothes',
    featured: 'true',
    options: JSON.stringify([{ name: 'Size', values: [{ label: 'M' }, { label: 'L', swatch: '#aa0000' }] }]),
    variants: JSON.stringify([
      { labels: ['M'], sku: 'K-M', inventory_count: 3, image: 1 },
      { labels: ['L'], price: 950, inventory_count: 4 },
    ]),
    images: [1, 2].map((n) => new File([new Uint8Array(bytes)], `${n}.png`)),
  }
  const { body: first } = await app.call('POST', '/products', { ...as, form })
  const copy = () =>
    app.call('POST', `/products/${first.id}/duplicate`, { ...as, headers: { 'idempotency-key': 'copy-once' } })
  const { status, body } = await copy()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: `${'K'.repeat(143)} (copy)`,
    description: 'Lawn',
    price: 900,
    compare_at: 1000,
    hidden: true,
    featured: false,
    inventory_count: 0,
    options: [{ name: 'Size', values: [{ label: 'M' }, { label: 'L', swatch: '#aa0000' }] }],
    variants: [
      { labels: ['M'], sku: null, own_price: null, image: body.images[1].id },
      { labels: ['L'], own_price: 950, image: null },
    ],
  })
  expect(body.images.map(({ id }: { id: string }) => id)).not.toEqual(first.images.map(({ id }: { id: string }) => id))
  expect((await copy()).body.id).toBe(body.id)
  const { total } = (await app.call('GET', '/products', as)).body
  expect(total).toBe(2)
})

test('says why a product has the stock it has: what was set, ordered, cancelled and brought back', async () => {
  const { app, as, add } = await setUp()
  app.deps.limits.orderByPhone = { ...app.deps.limits.orderByPhone, take: async () => {} }
  const cup = await add('Cup', { inventory_count: 9 })
  const step = () => app.clock.time.setSeconds(app.clock.time.getSeconds() + 5)
  const order = async (quantity: number) => {
    step()
    const { body } = await app.call('POST', '/orders', {
      json: orderForm(cup.id, { items: [{ product_id: cup.id, quantity }] }),
    })
    return body.order_id
  }
  const move = async (id: string, json: object) => {
    step()
    expect((await app.call('PUT', `/orders/${id}/status`, { ...as, json })).status).toBe(200)
  }
  const [first, second] = [await order(2), await order(3)]
  await move(first, { status: 'Cancelled' })
  for (const status of ['Confirmed', 'Shipped']) await move(second, { status })
  await move(second, {
    status: 'Returned',
    items: [
      { position: 0, quantity: 1, condition: 'good' },
      { position: 0, quantity: 1, condition: 'damaged' },
    ],
  })
  step()
  await app.call('PUT', `/products/${cup.id}/stock`, { ...as, json: { inventory_count: 20 } })
  const { movements } = (await app.call('GET', `/products/${cup.id}/stock-history`, as)).body
  expect(
    movements.map(({ cause, change, left, order_id }: Record<string, unknown>) => [cause, change, left, order_id]),
  ).toEqual([
    ['set', 13, 20, null],
    ['returned', 1, null, second],
    ['cancelled', 2, null, first],
    ['sold', -3, null, second],
    ['sold', -2, null, first],
    ['added', 9, 9, null],
  ])
  const rows = () => app.db.selectFrom('stock_changes').select('id').execute()
  for (let n = 0; n < STOCK_CHANGES_KEPT + 3; n++)
    await app.call('PUT', `/products/${cup.id}/stock`, { ...as, json: { inventory_count: n } })
  expect((await rows()).length).toBe(STOCK_CHANGES_KEPT)
})
