import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { newCode } from '#server/db/ids.ts'
import { startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { VOLUME } from '../../support/volume.ts'

test('threat 17: 2,000 guesses find no order; others get 404', async () => {
  const app = await createTestApp()
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: 100 })
  const { order_id, id } = (await app.call('POST', '/orders', { json: orderForm(product.id) })).body
  const rival = await addStore(app, 'rival')
  const read = (name: string, token = rival.token) => app.call('GET', `/orders/${name}`, { token })
  expect((await read(order_id, seller.token)).status).toBe(200)
  expect(order_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)

  const statuses = new Set<number>()
  for (let guess = 0; guess < 2_000; guess++) {
    // Half of them are near an order that exists.
    const near = `${order_id.slice(0, 9)}${newCode(1)}`
    const name = guess % 2 ? newCode(10) : near === order_id ? newCode(10) : near
    statuses.add((await read(name)).status)
  }
  expect(statuses).toEqual(new Set([404]))
  const known = await read(order_id)
  expect(known).toMatchObject({ status: 404, body: (await read(newCode(10))).body })
  expect((await read(id)).status).toBe(404)
})

test('threat 20: orders of nothing are counted by address and browser, and stop no order of a product', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 10 })
  const order = async (id: string, address: string) =>
    (await app.call('POST', '/orders', { json: orderForm(id), address })).status
  await app.deps.limits.nothingOrderedByCaller.take('203.0.113.1 ', 599)
  expect([await order('none', '203.0.113.1'), await order('none', '203.0.113.1')]).toEqual([404, 429])
  expect([await order(product.id, '203.0.113.1'), await order('none', '203.0.113.2')]).toEqual([201, 404])
})

test.each([
  ['a phone that nobody can have', { buyer_phone: '0000000000' }, 422, 429],
  ['a total that is not shown', { expected_total: 1 }, 409, 409],
  ['more than there is', { items: undefined }, 409, 429],
])(
  'threat 20: 70 orders with %s close the shop to nobody behind the same address',
  async (_, wrong, status, atLast) => {
    const app = await createTestApp()
    const { token } = await addStore(app)
    const product = await addProduct(app, token, { inventory_count: 10 })
    const address = '203.0.113.1'
    const items = [{ product_id: product.id, quantity: 11 }]
    const order = async (more: object) =>
      (await app.call('POST', '/orders', { json: { ...orderForm(product.id), ...more }, address })).status
    const junk = 'items' in wrong ? { items } : wrong
    for (let count = 0; count < 70; count++) expect(await order(junk)).toBe(status)
    expect(await order({})).toBe(201)
    // One browser is stopped all the same, but it always learns the new total.
    await app.deps.limits.nothingOrderedByCaller.take(`${address} `, 530)
    expect(await order(junk)).toBe(atLast)
  },
)

const stockOf = async (app: TestApp, id: string): Promise<number> =>
  (await app.call('GET', `/products/${id}`)).body.inventory_count

/** Sends 500 orders from 50 addresses in a minute, each under an invented phone number. */
const flood = (app: TestApp, productId: string, texts: (index: number) => Record<string, string>) =>
  Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      app.call('POST', '/orders', {
        json: orderForm(productId, { buyer_phone: `0300${1_000_000 + index}`, ...texts(index) }),
        address: `203.0.113.${(index % 50) + 1}`,
      }),
    ),
  )

const floods: [string, (index: number) => Record<string, string>][] = [
  ['the same text', () => ({ buyer_name: 'aaa', delivery_address: 'xxxxxxxxxx' })],
  [
    'ever new texts',
    (index) => ({ buyer_name: `a${index}`, delivery_address: `x${index}, Lahore`, cart_id: `cart-${index}-aaaa` }),
  ],
]

const everyFlood = floods.flatMap(([kind, texts]) => [10, 40, 1_000].map((stock) => [stock, kind, texts] as const))

// Rules decide, not SQL: PostgreSQL meets one flood, of ever new texts, and all of them in `npm run drill`.
test.each(onPostgres && VOLUME === 1 ? everyFlood.slice(-2, -1) : everyFlood)(
  'threats 20 and 48: 500 orders from 50 addresses leave a genuine buyer her piece of %i, and the seller one mail: %s',
  async (stock, kind, texts) => {
    const app = await createTestApp()
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    const outbox = startMailOutbox(app.deps, mailer, { poll: false })
    const { token } = await addStore(app)
    const product = await addProduct(app, token, { inventory_count: stock })
    const answers = await flood(app, product.id, texts)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(200)
    expect(answers.every(({ status }) => status === 201 || (stock < 20 && status === 409))).toBe(true)
    expect(await stockOf(app, product.id)).toBeGreaterThanOrEqual(stock / 2)

    const genuine = { json: orderForm(product.id, { buyer_phone: '03219998887' }), address: '198.51.100.7' }
    const { status, body } = await app.call('POST', '/orders', genuine)
    expect(status).toBe(201)
    const { body: seen } = await app.call('GET', `/orders/${body.order_id}`, { token })
    // Orders with ever new texts can hold half of a product. Hers holds nothing, but gets its piece once confirmed.
    if (kind === 'the same text') expect(seen.to_check).toBe(null)
    expect(
      (await app.call('PUT', `/orders/${body.order_id}/status`, { token, json: { status: 'Confirmed' } })).status,
    ).toBe(200)

    await app.messenger.idle()
    await outbox.idle()
    expect(sent).toHaveLength(1)
    const taken = answers.filter((answer) => answer.status === 201).length + 1
    expect(sent[0]?.subject).toBe(`${taken} new orders`)
    await outbox.stop()
  },
)

test('threat 48: one order for everything holds nothing, and its buyer sees an ordinary success', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const products = []
  for (let count = 0; count < 5; count++)
    products.push(await addProduct(app, token, { name: `P${count}`, inventory_count: 40 }))
  const items = products.map(({ id }) => ({ product_id: id, quantity: 40 }))
  const order = { buyer_name: 'a', buyer_phone: '03001112223', delivery_address: 'xxxxxxxxxx' }
  const made = { json: orderForm('', { items, buyer_phone: '0000000000' }) }
  expect(await app.call('POST', '/orders', made)).toMatchObject({
    status: 422,
    body: { errors: { buyer_phone: 'Please enter a valid phone number (at least 10 digits)' } },
  })
  const placed = await app.call('POST', '/orders', { json: orderForm('', { items, ...order }) })
  expect(placed).toMatchObject({ status: 201, body: { status: 'Pending', total_amount: 90_000 } })
  expect(placed.body).not.toHaveProperty('to_check')
  for (const { id } of products) expect(await stockOf(app, id)).toBe(40)
  const [listed] = (await app.call('GET', '/orders/my', { token })).body.orders
  expect(listed).toMatchObject({ order_id: placed.body.order_id, to_check: 'large' })
  const genuine = await app.call('POST', '/orders', { json: orderForm(products[0].id) })
  expect(genuine.status).toBe(201)
})

test('threat 20: one address with a new phone each time is stopped, and an IPv6 household counts as one', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 1_000 })
  const place = (phone: string, address: string, delivery_address = 'House 1, Lahore') =>
    app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: phone, delivery_address }), address })
  const made = await Promise.all(
    Array.from({ length: 310 }, (_, index) =>
      place(`0333${String(1_000_000 + index)}`, `2001:db8:1:1::${randomInt(1, 65_535).toString(16)}`),
    ),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(300)
  expect(await stockOf(app, product.id)).toBe(980)
  expect((await place('03219998887', '2001:db8:2:1::1', 'House 2, Lahore')).status).toBe(201)
  expect(await stockOf(app, product.id)).toBe(979)
})
