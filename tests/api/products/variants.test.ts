import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { liftLimits } from '../../support/calls/world.ts'
import { atOnce } from '../../support/fixtures/at-once.ts'

const size = { name: 'Size', values: [{ label: 'S' }, { label: 'M' }, { label: 'L' }] }
const color = { name: 'Colour', values: [{ label: 'Black', swatch: '#111111' }, { label: 'White' }] }

const setUp = async (change: Record<string, unknown>) => {
  const app = await createTestApp()
  liftLimits(app)
  const seller = await addStore(app, 'noor', { plan: 'paid' })
  const product = await addProduct(app, seller.token, { name: 'Kurta', price: 2500, ...change })
  const edit = (json: Record<string, unknown>, headers = {}) =>
    app.call('PUT', `/products/${product.id}`, { token: seller.token, json, headers })
  const read = async () => (await app.call('GET', `/products/${product.id}`)).body
  return { app, seller, product, edit, read }
}

const idOf = (product: { variants: { id: string; labels: string[] }[] }, ...labels: string[]) =>
  product.variants.find((variant) => variant.labels.join() === labels.join())?.id

const order = (app: TestApp, product_id: string, item: Record<string, unknown>, buyer = 1) =>
  app.call('POST', '/orders', {
    json: orderForm(product_id, {
      items: [{ product_id, quantity: 1, ...item }],
      buyer_phone: `0300${String(buyer).padStart(7, '0')}`,
      delivery_address: `House ${buyer}, Street 9, Lahore`,
    }),
    address: `198.51.${buyer >> 8}.${buyer & 255}`,
  })

test('a product without options has one variant, its own', async () => {
  const { product } = await setUp({ inventory_count: 7 })
  expect(product.options).toEqual([])
  expect(product.variants).toEqual([
    {
      id: product.id,
      labels: [],
      sku: null,
      price: 2500,
      own_price: null,
      compare_at: null,
      sale_price: null,
      inventory_count: 7,
      image: null,
    },
  ])
})

test('options make every combination, with the lowest price and the sum of the stock', async () => {
  const { app, seller, product } = await setUp({
    options: [size, color],
    variants: [
      { labels: ['S', 'Black'], inventory_count: 3, price: 2900 },
      { labels: ['m', 'white'], inventory_count: 4, sku: 'K-M-W' },
    ],
  })
  expect(product).toMatchObject({ price: 2500, inventory_count: 7, quantity: 7, stock_status: 'in_stock' })
  expect(product.variants).toMatchObject([
    { labels: ['S', 'Black'], price: 2900, own_price: 2900, inventory_count: 3, sku: null },
    { labels: ['M', 'White'], price: 2500, own_price: null, inventory_count: 4, sku: 'K-M-W' },
  ])
  const all = await addProduct(app, seller.token, { name: 'Shawl', inventory_count: 5, options: [size, color] })
  expect(all.variants).toHaveLength(6)
  // Stock that names no variant goes to the first one.
  expect(all.variants.map((variant: { inventory_count: number }) => variant.inventory_count)).toEqual([
    5, 0, 0, 0, 0, 0,
  ])
})

test.each([
  [{ options: [size, color, { name: 'Cloth', values: [{ label: 'Lawn' }] }] }, { options: 'At most 2 options' }],
  [{ options: [{ name: 'Size', values: [] }] }, { options: 'Every option needs a value' }],
  [{ options: [size, { ...color, name: 'size' }] }, { options: 'Two options have the same name' }],
  [
    { options: [{ name: 'Size', values: [{ label: 'S' }, { label: 's' }] }] },
    { options: 'Two values have the same name' },
  ],
  [
    { options: [{ name: 'Size', values: [{ label: 'S', swatch: 'red' }] }] },
    { options: 'A colour is written like #a1b2c3' },
  ],
  [{ options: 'sizes' }, { options: 'Options must be JSON' }],
  [{ options: [size], variants: [{ labels: ['XXL'] }] }, { variants: 'Size has no value “XXL”' }],
  [{ options: [size], variants: [{ labels: [] }] }, { variants: 'Every variant needs one value of each option' }],
  [
    { options: [size], variants: [{ labels: ['S'] }, { labels: ['s'] }] },
    { variants: 'Two variants have the same values' },
  ],
  [{ options: [size], variants: [] }, { variants: 'At least one variant is needed' }],
  [{ variants: [{ labels: ['S'] }] }, { variants: 'Variants need options' }],
  [
    { options: [size], variants: [{ labels: ['S'], image: 3 }] },
    { variants: 'The picture of a variant must be one of the product' },
  ],
  [
    {
      options: [0, 1].map((index) => ({
        name: `O${index}`,
        values: Array.from({ length: 8 }, (_, at) => ({ label: `v${at}` })),
      })),
    },
    { variants: 'At most 60 variants' },
  ],
])('refuses options that do not fit: %j', async (change, errors) => {
  const { edit, read } = await setUp({ inventory_count: 7 })
  const before = await read()
  const { status, body } = await edit(change)
  expect(status).toBe(422)
  expect(Object.values(body.errors)).toEqual(Object.values(errors))
  expect(await read()).toEqual(before)
})

test('an order names the variant, and takes only its units', async () => {
  const variants = [
    { labels: ['S'], inventory_count: 2 },
    { labels: ['M'], inventory_count: 9, price: 2900 },
  ]
  const { app, seller, product, read } = await setUp({ options: [size], variants })
  const M = idOf(product, 'M')
  expect(await order(app, product.id, {})).toMatchObject({
    status: 422,
    body: { detail: 'Please choose Size of Kurta', product_id: product.id },
  })
  expect((await order(app, product.id, { variant_id: 'gone' })).status).toBe(404)
  const { status, body } = await order(app, product.id, { variant_id: M, quantity: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    total_amount: 5800,
    items: [{ variant_id: M, variant_label: 'M', product_price: 2900 }],
  })
  expect((await read()).variants).toMatchObject([{ inventory_count: 2 }, { inventory_count: 7 }])
  expect(await order(app, product.id, { variant_id: M, quantity: 8 }, 2)).toMatchObject({
    status: 409,
    body: { detail: 'Only 7 left of Kurta (M)', product_id: product.id, variant_id: M, available: 7 },
  })
  const cancel = { token: seller.token, json: { status: 'Cancelled' } }
  await app.call('PUT', `/orders/${body.order_id}/status`, cancel)
  expect((await read()).variants).toMatchObject([{ inventory_count: 2 }, { inventory_count: 9 }])
})

test('turning options on moves stock to the first variant, and its open orders with it', async () => {
  const { app, seller, product, edit, read } = await setUp({ inventory_count: 7 })
  const { body } = await order(app, product.id, {})
  await edit({ options: [size] })
  const on = await read()
  expect(on.variants).toMatchObject([
    { id: product.id, labels: ['S'], inventory_count: 6 },
    { labels: ['M'], inventory_count: 0 },
    { labels: ['L'], inventory_count: 0 },
  ])
  await app.call('PUT', `/orders/${body.order_id}/status`, { token: seller.token, json: { status: 'Cancelled' } })
  expect((await read()).inventory_count).toBe(7)
  // A cart filled before there were options does not choose for its buyer.
  expect((await order(app, product.id, {}, 2)).status).toBe(422)
  await edit({ options: [size], variants: [{ labels: ['S'] }, { labels: ['M'], inventory_count: 5 }] })
  await edit({ options: [] })
  expect(await read()).toMatchObject({ inventory_count: 12, options: [], variants: [{ id: product.id }] })
})

test('renaming a value keeps its variant; removing one keeps its units for when it comes back', async () => {
  const variants = [
    { labels: ['S'], inventory_count: 2 },
    { labels: ['M'], inventory_count: 9 },
  ]
  const { app, seller, product, edit, read } = await setUp({ options: [size], variants })
  const [S, M] = [idOf(product, 'S'), idOf(product, 'M')]
  await order(app, product.id, { variant_id: M, quantity: 2 })
  const units = await app.call('GET', `/products/${product.id}/open-units`, { token: seller.token })
  expect(units.body).toEqual({ units: { [M ?? '']: 2 } })
  const [option] = product.options
  const renamed = { ...option, values: [{ ...option.values[0], label: 'Small' }, option.values[1]] }
  await edit({ options: [renamed] })
  expect((await read()).variants).toMatchObject([
    { id: S, labels: ['Small'], inventory_count: 2 },
    { id: M, labels: ['M'], inventory_count: 7 },
  ])
  await edit({ options: [renamed], variants: [{ labels: ['Small'] }] })
  expect(await read()).toMatchObject({ inventory_count: 2, variants: [{ id: S }] })
  expect(await order(app, product.id, { variant_id: M }, 2)).toMatchObject({
    status: 404,
    body: { variant_id: M, detail: `What you chose of ${product.name} is no longer available` },
  })
  // A seller who takes it back is told that it does not go back into stock.
  const withdrawn = async () => {
    const { body } = await app.call('GET', '/orders/my', { token: seller.token })
    return body.orders[0].items[0].withdrawn
  }
  expect(await withdrawn()).toBe(true)
  await edit({ options: [renamed], variants: [{ labels: ['Small'] }, { labels: ['M'] }] })
  expect((await read()).variants).toMatchObject([{ id: S }, { id: M, inventory_count: 7 }])
  expect(await withdrawn()).toBeUndefined()
})

test('turning options off keeps the units of the first variant, even if it was archived', async () => {
  const { product, edit, read } = await setUp({
    options: [size],
    variants: [
      { labels: ['S'], inventory_count: 2 },
      { labels: ['M'], inventory_count: 9 },
    ],
  })
  await edit({ options: [{ ...size, values: [{ label: 'M' }] }] })
  expect(await read()).toMatchObject({ inventory_count: 9 })
  await edit({ options: [] })
  expect(await read()).toMatchObject({ inventory_count: 11, variants: [{ id: product.id }] })
})

test('stock is set variant by variant, and a sale meanwhile is not undone', async () => {
  const { app, seller, product, edit, read } = await setUp({ options: [size], inventory_count: 3 })
  const M = idOf(product, 'M')
  const stock = (json: object, headers = {}) =>
    app.call('PUT', `/products/${product.id}/stock`, { token: seller.token, json, headers })
  expect(await stock({ inventory_count: 9 })).toMatchObject({
    status: 422,
    body: { detail: 'This product has options. Set the stock of each variant, with its variant_id.' },
  })
  expect((await edit({ inventory_count: 9 })).status).toBe(422)
  expect((await stock({ inventory_count: 9, variant_id: 'none' })).status).toBe(404)
  expect((await stock({ inventory_count: 9, variant_id: M })).status).toBe(200)
  expect(await read()).toMatchObject({ inventory_count: 12 })
  const { updated_at } = await read()
  app.clock.time = new Date(app.clock.time.getTime() + 1000)
  expect((await order(app, product.id, { variant_id: M })).status).toBe(201)
  expect((await stock({ inventory_count: 9, variant_id: M }, { 'if-match': `"${updated_at}"` })).status).toBe(409)
})

test('200 buyers for 10 of one size: exactly 10 get one, and no other size is touched', async () => {
  const variants = [
    { labels: ['S'], inventory_count: 50 },
    { labels: ['M'], inventory_count: 10 },
  ]
  const { app, product, edit, read } = await setUp({ options: [size], variants })
  const M = idOf(product, 'M')
  const answers = await atOnce(200, async (buyer) => {
    if (buyer === 100) await edit({ description: 'Softer' })
    return order(app, product.id, { variant_id: M }, buyer)
  })
  expect(answers[201]).toBeGreaterThanOrEqual(10)
  const taken = await app.db.selectFrom('orders').select('id').where('to_check', 'is', null).execute()
  const left = (await read()).variants
  expect(left[0].inventory_count).toBe(50)
  expect(taken.length + left[1].inventory_count).toBe(10)
})
