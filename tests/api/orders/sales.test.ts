import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** A shop with a shawl for Rs. 2,000 and a kurta in two sizes. */
const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app, 'noor')
  const shawl = await addProduct(app, seller.token, { name: 'Shawl', price: 2000, category: 'Shawls' })
  const kurta = await addProduct(app, seller.token, {
    name: 'Kurta',
    price: 1000,
    category: 'Kurtas',
    options: [{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }],
    variants: [
      { labels: ['S'], inventory_count: 9 },
      { labels: ['M'], price: 1500, compare_at: 1800, inventory_count: 9 },
    ],
  })
  const as = { token: seller.token }
  const save = (sales: object[]) => app.call('PUT', '/stores/my/sales', { ...as, json: { sales } })
  const order = (change: object = {}, items: object[] = [{ product_id: shawl.id, quantity: 1 }]) =>
    app.call('POST', '/orders', { json: orderForm('', { items, ...change }) })
  const product = async (id: string) => (await app.call('GET', `/products/${id}`)).body
  return { app, as, shawl, kurta, save, order, product }
}

const NOON = (day: string) => new Date(`${day}T07:00:00.000Z`)

test('a sale is charged from its first day to its last in Pakistan, and never after it', async () => {
  const { app, save, order, shawl, product } = await setUp()
  app.clock.time = NOON('2026-03-05')
  expect((await save([{ percent: 10, from: '2026-03-10', to: '2026-03-12' }])).status).toBe(200)
  const charged = async () => (await order()).body.total_amount
  expect(await charged()).toBe(2000)
  expect(await product(shawl.id)).toMatchObject({ price: 2000, sale_price: null, compare_at: null })
  app.clock.time = new Date('2026-03-09T19:00:00.000Z')
  expect(await charged()).toBe(1800)
  expect(await product(shawl.id)).toMatchObject({ price: 2000, sale_price: 1800 })
  app.clock.time = new Date('2026-03-12T18:59:59.999Z')
  // Nothing was published or stored at midnight, and still the ended price is not charged.
  const late = await order({ expected_total: 1800 })
  expect(late.status).toBe(201)
  app.clock.time = new Date('2026-03-12T19:00:00.000Z')
  const refused = await order({ expected_total: 1800 })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ total_amount: 2000, items: [{ product_price: 2000 }] })
  expect(await charged()).toBe(2000)
})

test('each variant has its price: the one before counts as its own, and the larger reduction wins', async () => {
  const { app, save, order, kurta, product } = await setUp()
  app.clock.time = NOON('2026-03-05')
  const [small, medium] = kurta.variants
  expect(medium).toMatchObject({ price: 1500, compare_at: 1800, sale_price: null })
  await save([{ percent: 10, categories: ['Kurtas'] }])
  const { variants } = await product(kurta.id)
  expect(variants).toMatchObject([
    { price: 1000, compare_at: null, sale_price: 900 },
    { price: 1500, compare_at: 1800, sale_price: null },
  ])
  await save([{ percent: 10 }, { percent: 50, categories: ['Kurtas'] }])
  const items = [small, medium].map(({ id }) => ({ product_id: kurta.id, variant_id: id, quantity: 1 }))
  expect((await order({}, items)).body.items).toMatchObject([{ product_price: 500 }, { product_price: 900 }])
})

test('a code leaves reduced prices alone, unless it says so', async () => {
  const { app, as, save, order, shawl, kurta } = await setUp()
  app.clock.time = NOON('2026-03-05')
  const code = (change: object) =>
    app.call('POST', '/discounts', { ...as, json: { code: 'EID10', kind: 'percent', value: 10, ...change } })
  const added = await code({})
  expect(added.status).toBe(201)
  await save([{ percent: 20, products: [shawl.id] }])
  const refused = await order({ discount_code: 'EID10' })
  expect(refused.body.errors).toEqual({ discount_code: 'This code is not for prices that are reduced already' })
  const both = [
    { product_id: shawl.id, quantity: 1 },
    { product_id: kurta.id, variant_id: kurta.variants[0].id, quantity: 1 },
  ]
  expect((await order({ discount_code: 'EID10' }, both)).body).toMatchObject({
    goods_amount: 2600,
    discount_amount: 100,
    total_amount: 2500,
  })
  await app.call('PUT', `/discounts/${added.body.id}`, {
    ...as,
    json: { code: 'EID10', kind: 'percent', value: 10, includes_sale: true },
  })
  expect((await order({ discount_code: 'EID10' })).body).toMatchObject({ discount_amount: 160, total_amount: 1440 })
})

test('a price before that is not above the price is dropped, also when the price rises to it', async () => {
  const { app, as, shawl, product } = await setUp()
  const change = async (json: object) => {
    expect((await app.call('PUT', `/products/${shawl.id}`, { ...as, json })).status).toBe(200)
    return (await product(shawl.id)).compare_at
  }
  expect(await change({ compare_at: 2000 })).toBeNull()
  expect(await change({ compare_at: 2500 })).toBe(2500)
  expect(await change({ name: 'Wool shawl' })).toBe(2500)
  expect(await change({ price: 2500 })).toBeNull()
  expect(await change({ compare_at: 3000 })).toBe(3000)
  expect(await change({ compare_at: '' })).toBeNull()
})

test('a size without a price of its own shows no price before that is below it', async () => {
  const { app, as, kurta, product } = await setUp()
  const variants = [{ labels: ['S'], compare_at: 1200 }, { labels: ['M'] }]
  const put = (json: object) => app.call('PUT', `/products/${kurta.id}`, { ...as, json })
  await put({ variants })
  expect((await product(kurta.id)).variants[0]).toMatchObject({ price: 1000, compare_at: 1200 })
  await put({ price: 1300 })
  expect((await product(kurta.id)).variants[0]).toMatchObject({ price: 1300, compare_at: null })
})

test('sales that are over, out of order or too many are refused, and two windows do not overwrite each other', async () => {
  const { app, as, save } = await setUp()
  app.clock.time = NOON('2026-03-05')
  const messages = async (sale: object) => Object.values((await save([sale])).body.errors ?? {})
  expect(await messages({ percent: 10, to: '2026-03-04' })).toEqual(['The last day has passed already'])
  expect(await messages({ percent: 10, from: '2026-03-09', to: '2026-03-08' })).toEqual([
    'The last day must not be before the first',
  ])
  expect(await messages({ percent: 95 })).toEqual(['A percent is a whole number from 1 to 90'])
  expect((await save(Array(11).fill({ percent: 10 }))).status).toBe(422)
  const { body } = await app.call('GET', '/stores/my/sales', as)
  expect((await save([{ percent: 10 }])).status).toBe(200)
  const stale = await app.call('PUT', '/stores/my/sales', {
    ...as,
    json: { sales: [] },
    headers: { 'if-match': `"${body.updated_at}"` },
  })
  expect(stale.status).toBe(409)
  expect((await app.call('GET', '/stores/my/sales', as)).body.sales).toHaveLength(1)
})
