import { expect, test } from 'vitest'
import { addProduct, addSeller, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { liftLimits } from '../../support/calls/world.ts'
import { atOnce } from '../../support/fixtures/at-once.ts'

const setUp = async (inventory_count: number) => {
  const app = await createTestApp()
  liftLimits(app)
  const seller = await addStore(app, 'noor', { plan: 'paid' })
  const product = await addProduct(app, seller.token, { inventory_count })
  const order = (buyer: number, change: Record<string, unknown> = {}) =>
    app.call('POST', '/orders', {
      json: orderForm(product.id, { buyer_phone: `0300${String(buyer).padStart(7, '0')}`, ...change }),
      address: `198.51.${buyer >> 8}.${buyer & 255}`,
    })
  const productRow = () =>
    app.db.selectFrom('product_variants').selectAll().where('id', '=', product.id).executeTakeFirstOrThrow()
  return { app, seller, product, order, productRow }
}

test('orders of many buyers at once are each counted once, in the totals and on the day', async () => {
  const { app, seller, order, productRow } = await setUp(100)
  expect(await atOnce(40, (buyer) => order(buyer))).toEqual({ 201: 40 })
  const { orders, amount } = await app.db
    .selectFrom('order_totals')
    .selectAll()
    .where('store_id', '=', seller.store.id)
    .executeTakeFirstOrThrow()
  expect([orders, Number(amount)]).toEqual([40, 40 * 45_000])
  expect((await app.db.selectFrom('store_days').select('orders').execute()).map((day) => day.orders)).toEqual([40])
  expect((await app.db.selectFrom('category_days').select('orders').execute()).map((day) => day.orders)).toEqual([40])
  const held = await app.db.selectFrom('orders').select('id').where('to_check', 'is', null).execute()
  expect(await productRow()).toMatchObject({ inventory_count: 100 - held.length, held_count: held.length })
})

test('orders of one phone at once hold as much together as one after the other', async () => {
  const { app, seller, order } = await setUp(1000)
  for (const name of ['Shawl', 'Bowl', 'Cup']) await addProduct(app, seller.token, { name, inventory_count: 1000 })
  const ids = (await app.db.selectFrom('products').select('id').execute()).map(({ id }) => id)
  const some = (index: number) => order(1, { items: [{ product_id: ids[index % ids.length], quantity: 6 }] })
  expect(await atOnce(10, some)).toEqual({ 201: 10 })
  const holds = await app.db.selectFrom('order_holds').select('quantity').execute()
  expect(holds.map(({ quantity }) => quantity)).toEqual([6, 6, 6])
})

test('a step of an order is made once, whoever makes it at once', async () => {
  const { app, seller, order, productRow } = await setUp(10)
  const { body } = await order(1)
  const move = (status: string) =>
    app.call('PUT', `/orders/${body.order_id}/status`, { token: seller.token, json: { status } })
  expect(await atOnce(10, () => move('Confirmed'))).toEqual({ 200: 1, 409: 9 })
  expect(await productRow()).toMatchObject({ inventory_count: 9, held_count: 0 })
  expect(await atOnce(10, () => move('Cancelled'))).toEqual({ 200: 1, 409: 9 })
  expect(await productRow()).toMatchObject({ inventory_count: 10, held_count: 0 })
})

test('a product that is sent at once several times is one product, with one address', async () => {
  const { app, seller } = await setUp(1)
  const json = { name: 'Shawl', description: 'Warm', price: 900, category: 'Shawls', inventory_count: 3 }
  const add = (key: string) =>
    app.call('POST', '/products', { token: seller.token, json, headers: { 'idempotency-key': key } })
  await atOnce(10, (index) => add(`the-same-${index % 2}`))
  const slugs = await app.db.selectFrom('products').select('slug').where('name', '=', 'Shawl').execute()
  expect(slugs).toHaveLength(2)
  expect(slugs.map(({ slug }) => slug)).toContain('shawl')
})

test('a seller who opens her store several times at once has one', async () => {
  const app = await createTestApp()
  liftLimits(app)
  const { token } = await addSeller(app)
  const open = (custom_slug: string) =>
    app.call('POST', '/stores', {
      token,
      json: { name: 'Noor', bio: 'Glass bangles', whatsapp_number: '03001234567', custom_slug },
    })
  expect(await atOnce(10, (index) => open(`noor-${index}`))).toEqual({ 201: 1, 409: 9 })
})

test('an address that several sellers want at once is one seller’s', async () => {
  const app = await createTestApp()
  liftLimits(app)
  const sellers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => addSeller(app, { email: `seller-${index}@example.pk` })),
  )
  const form = { name: 'Noor', bio: 'Glass bangles', whatsapp_number: '03001234567', custom_slug: 'noor' }
  expect(
    await atOnce(sellers.length, (index) =>
      app.call('POST', '/stores', { token: sellers[index]?.token ?? '', json: form }),
    ),
  ).toEqual({ 201: 1, 422: 7 })
})

test('what is saved at once from the same state is saved once', async () => {
  const { app, seller, product } = await setUp(1)
  const { updated_at } = (await app.call('GET', `/products/${product.id}`)).body
  const headers = { 'if-match': `"${updated_at}"` }
  const save = (price: number) =>
    app.call('PUT', `/products/${product.id}`, { token: seller.token, json: { price }, headers })
  expect(await atOnce(8, (index) => save(100 + index))).toMatchObject({ 200: 1 })
})
