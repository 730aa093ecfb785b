import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { startHoldEnds } from '#server/modules/selling/orders/end-holds.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'

const setUp = async (inventory = 100, price = 450) => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'not what this is about')
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: inventory, price })
  const { token } = seller
  let buyers = 0
  /** Places an order of a new buyer each time, unless one is named. */
  const place = async (
    quantity: number,
    from: Partial<Record<'phone' | 'cart' | 'home' | 'address' | 'id', string>> = {},
  ) => {
    const buyer = buyers++
    const { phone = `0300${2_000_000 + buyer}`, cart, home = `House ${buyer}, Lahore`, address, id = product.id } = from
    const items = [{ product_id: id, quantity }]
    const form = orderForm(id, { items, buyer_phone: phone, delivery_address: home, cart_id: cart })
    const { status, body } = await app.call('POST', '/orders', { json: form, ...(address ? { address } : {}) })
    expect(status).toBe(201)
    return body.order_id as string
  }
  const read = async (id: string) => (await app.call('GET', `/orders/${id}`, { token })).body
  const reason = async (id: string) => (await read(id)).to_check
  const move = (id: string, status: string) => app.call('PUT', `/orders/${id}/status`, { token, json: { status } })
  const stock = async (id = product.id) => (await app.call('GET', `/products/${id}`)).body.inventory_count
  const holdEnds = startHoldEnds(app.deps, { poll: false })
  return { app, seller, product, place, read, reason, move, stock, holdEnds }
}

const later = (app: TestApp, hours: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + hours * 3_600_000)
}

test('an unconfirmed order holds a quarter of a product, or five of the last few, and one that is larger holds none', async () => {
  const { place, reason, stock } = await setUp(40)
  expect(await reason(await place(10))).toBe(null)
  expect(await reason(await place(11))).toBe('large')
  expect(await stock()).toBe(30)
  const few = await setUp(8)
  expect(await few.reason(await few.place(6))).toBe('large')
  expect(await few.reason(await few.place(5))).toBe(null)
  expect(await few.stock()).toBe(3)
})

test.each([
  ['phone', { phone: '03005550000' }],
  ['cart', { cart: '5f0c9a117c1a8f0e' }],
  ['name and delivery address', { home: 'House 5, Street 9, Lahore' }],
])('unconfirmed orders of one %s hold at most 20 pieces of a store, however many orders they are', async (_, from) => {
  const { app, seller, place, reason, stock, move } = await setUp(400)
  const other = await addProduct(app, seller.token, { name: 'Shawl', inventory_count: 400 })
  const first = await place(12, from)
  expect(await reason(await place(8, { ...from, id: other.id }))).toBe(null)
  const third = await place(1, from)
  expect(await reason(third)).toBe('many')
  expect(await stock()).toBe(388)
  expect(await stock(other.id)).toBe(392)
  // The limit does not bind other buyers, and a confirmed order makes room.
  expect(await reason(await place(1))).toBe(null)
  await move(first, 'Confirmed')
  expect(await reason(await place(1, from))).toBe(null)
})

test('unconfirmed orders of one phone hold at most their worth, but a single dear piece is held', async () => {
  const { place, reason } = await setUp(100, 400_000)
  expect(await reason(await place(1))).toBe(null)
  expect(await reason(await place(2))).toBe('large')
  const phone = '03005550000'
  expect(await reason(await place(1, { phone }))).toBe(null)
  expect(await reason(await place(1, { phone }))).toBe('many')
})

test('unconfirmed orders of many buyers together hold half of a product, or 20 of the last few', async () => {
  const { place, reason, stock } = await setUp(60)
  const reasons = []
  for (let count = 0; count < 40; count++) reasons.push(await reason(await place(1)))
  expect(reasons.filter((why) => why === null)).toHaveLength(30)
  expect(reasons.filter((why) => why === 'many')).toHaveLength(10)
  expect(await stock()).toBe(30)
})

test('an order to be checked is refused like any other when its pieces are not there', async () => {
  const { app, product } = await setUp(10)
  const form = orderForm(product.id, { items: [{ product_id: product.id, quantity: 11 }] })
  expect(await app.call('POST', '/orders', { json: form })).toMatchObject({
    status: 409,
    body: { detail: 'Only 10 left of Glass bangles', available: 10 },
  })
})

test('confirming an order to be checked takes its pieces then, or says that there are not enough', async () => {
  const { app, seller, product, place, read, move, stock } = await setUp(10)
  const [first, second] = [await place(6), await place(6)]
  await app.db.deleteFrom('publish_jobs').execute()
  expect((await move(first, 'Confirmed')).body.order).toMatchObject({ status: 'Confirmed', to_check: null })
  expect(await stock()).toBe(4)
  expect(await app.db.selectFrom('publish_jobs').select('store_id').execute()).toHaveLength(1)
  expect(await move(second, 'Confirmed')).toMatchObject({
    status: 409,
    body: {
      detail: 'Only 4 left of Glass bangles. Add stock and confirm again, or cancel the order.',
      product_id: product.id,
      available: 4,
    },
  })
  expect(await read(second)).toMatchObject({ status: 'Pending', to_check: 'large', history: [{ to: 'Pending' }] })
  await app.call('PUT', `/products/${product.id}/stock`, { token: seller.token, json: { inventory_count: 6 } })
  expect((await move(second, 'Confirmed')).status).toBe(200)
  expect(await stock()).toBe(0)
  expect((await move(second, 'Cancelled')).status).toBe(200)
  expect(await stock()).toBe(6)
})

test('cancelling an order to be checked puts nothing back', async () => {
  const { place, move, stock } = await setUp(10)
  const order = await place(6)
  expect((await move(order, 'Cancelled')).status).toBe(200)
  expect(await stock()).toBe(10)
})

test("a hold ends after the store's hours: the pieces are for sale again, the order stays, and the seller is told once", async () => {
  const { app, seller, place, read, reason, move, stock, holdEnds } = await setUp(10)
  const [waits, confirmed, cancelled] = [await place(2), await place(1), await place(1)]
  await move(confirmed, 'Confirmed')
  await move(cancelled, 'Cancelled')
  later(app, 23.9)
  await holdEnds.idle()
  expect(await stock()).toBe(7)
  later(app, 0.1)
  await holdEnds.idle()
  await holdEnds.idle()
  expect(await stock()).toBe(9)
  expect(await read(waits)).toMatchObject({ status: 'Pending', to_check: 'waited' })
  expect(await reason(confirmed)).toBe(null)
  const { body } = await app.call('GET', '/notifications', { token: seller.token })
  expect(body.notifications.map(({ message }: { message: string }) => message)).toEqual([
    `An order was not confirmed in time, so its pieces are for sale again: ${waits}. It stays in your orders, marked “To be checked”. Confirming takes the pieces from stock again.`,
  ])
  expect(await mailsTo(app, seller.user.email)).toHaveLength(1)
  expect((await move(waits, 'Confirmed')).status).toBe(200)
  expect(await stock()).toBe(7)
})

test('what is held beyond half of the last few pieces goes back after an hour, and not to those who held it', async () => {
  const { app, place, reason, move, stock, holdEnds } = await setUp(10)
  const held = { phone: '03005550000', address: '203.0.113.1' }
  const firstHalf = await place(5, held)
  const lastOne = await place(5, { phone: '03005550001', address: '203.0.113.2' })
  expect(await stock()).toBe(0)
  later(app, 1)
  await holdEnds.idle()
  expect([await reason(firstHalf), await reason(lastOne)]).toEqual([null, 'waited'])
  expect(await stock()).toBe(5)
  // Half of the stock is left for others to hold.
  await move(firstHalf, 'Cancelled')
  expect(await reason(await place(1, { phone: '03005550001', address: '203.0.113.3' }))).toBe('many')
  expect(await reason(await place(1, { address: '203.0.113.2' }))).toBe(null)
})

test.each(['is left', 'is cancelled'])(
  'the last few of a product are kept from others for an hour once a day: an order that %s is followed by none that holds them',
  async (end) => {
    const { app, place, reason, move, stock, holdEnds } = await setUp(10)
    await place(5, { phone: '03005550000', address: '203.0.113.1' })
    const lastOne = await place(5, { phone: '03005550001', address: '203.0.113.2' })
    expect(await stock()).toBe(0)
    later(app, 1)
    await holdEnds.idle()
    if (end === 'is cancelled') await move(lastOne, 'Cancelled')
    const again = await place(5, { phone: '03005550002', address: '203.0.113.3' })
    expect(await reason(again)).toBe('many')
    expect(await stock()).toBe(5)
    const purge = createPurge(app.deps)
    later(app, 24.1)
    await holdEnds.idle()
    while (await purge());
    await place(5, { phone: '03005550003', address: '203.0.113.4' })
    expect(await reason(await place(5, { phone: '03005550004', address: '203.0.113.5' }))).toBe(null)
  },
)

test('an order of the last few that is confirmed after all leaves nothing behind', async () => {
  const { app, place, reason, move, holdEnds } = await setUp(10)
  await place(5)
  const late = await place(3)
  later(app, 1)
  await holdEnds.idle()
  expect(await reason(late)).toBe('waited')
  await move(late, 'Confirmed')
  expect(await reason(await place(2))).toBe(null)
})

test('who let a hold end may hold again a day later', async () => {
  const { app, place, reason, holdEnds } = await setUp(10)
  const phone = '03005550000'
  await place(5, { phone })
  later(app, 24)
  await holdEnds.idle()
  const purge = createPurge(app.deps)
  later(app, 23)
  await purge()
  expect(await reason(await place(1, { phone }))).toBe('many')
  later(app, 1.1)
  while (await purge());
  expect(await reason(await place(1, { phone }))).toBe(null)
})

test('a last piece is held for an hour', async () => {
  const { app, place, reason, stock, holdEnds } = await setUp(1)
  const order = await place(1)
  later(app, 0.9)
  await holdEnds.idle()
  expect([await reason(order), await stock()]).toEqual([null, 0])
  later(app, 0.1)
  await holdEnds.idle()
  expect([await reason(order), await stock()]).toEqual(['waited', 1])
})

test.each([
  ['phone', { phone: '03005550000' }],
  ['cart', { cart: '5f0c9a117c1a8f0e' }],
  ['name and delivery address', { home: 'House 5, Street 9, Lahore' }],
])('who was cancelled holds nothing more in that shop for a day, told by %s', async (_, from) => {
  const { app, place, reason, move, stock } = await setUp(100)
  await move(await place(2, from), 'Cancelled')
  expect(await stock()).toBe(100)
  expect(await reason(await place(2, from))).toBe('cancelled')
  expect(await reason(await place(2))).toBe(null)
  const purge = createPurge(app.deps)
  later(app, 24.1)
  while (await purge());
  expect(await reason(await place(2, from))).toBe(null)
})

test('a seller sets how long unconfirmed orders are kept, for those that come after', async () => {
  const { app, seller, place, reason, holdEnds } = await setUp()
  const { token } = seller
  expect((await app.call('GET', '/stores/my', { token })).body.hold_hours).toBe(24)
  const before = await place(1)
  expect((await app.call('PUT', '/stores/my', { token, json: { hold_hours: 2 } })).body.hold_hours).toBe(2)
  const after = await place(1)
  later(app, 2)
  await holdEnds.idle()
  expect([await reason(before), await reason(after)]).toEqual([null, 'waited'])
  expect((await app.call('GET', '/stores/noor')).body).not.toHaveProperty('hold_hours')
})

test('whatever happens at once, stock is what there was less what orders have taken', async () => {
  const { app, seller, product, place, move, stock, holdEnds } = await setUp(60)
  const other = await addProduct(app, seller.token, { name: 'Shawl', inventory_count: 30 })
  const there = { [product.id]: 60, [other.id]: 30 }
  let seed = 7
  const random = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % count
  }
  for (let round = 0; round < 6; round++) {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => {
        const address = `203.0.113.${random(3)}`
        const id = random(2) ? product.id : other.id
        return place(1 + random(6), { address, id }).catch(() => undefined)
      }),
    )
    later(app, 9)
    const known = await app.db.selectFrom('orders').select('order_id').execute()
    const any = () => known[random(known.length)]?.order_id ?? ''
    await Promise.all([
      ...Array.from({ length: 14 }, () => move(any(), ['Confirmed', 'Cancelled', 'Shipped'][random(3)] ?? '')),
      ...ids.slice(0, 3).flatMap((id) => [move(id ?? '', 'Cancelled'), move(id ?? '', 'Confirmed')]),
      holdEnds.idle(),
    ])
    for (const [id, initial] of Object.entries(there)) {
      const taken = await app.db
        .selectFrom('orders')
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .select((eb) => eb.fn.sum<number>('quantity').as('units'))
        .where('product_id', '=', id)
        .where('status', '!=', 'Cancelled')
        .where('to_check', 'is', null)
        .executeTakeFirstOrThrow()
      expect(await stock(id)).toBe(initial - Number(taken.units ?? 0))
      const held = await app.db
        .selectFrom('order_holds')
        .innerJoin('orders', 'orders.id', 'order_holds.order_id')
        .select((eb) => eb.fn.sum<number>('quantity').as('units'))
        .where('variant_id', '=', id)
        .where('status', '=', 'Pending')
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
      const { held_count } = await app.db
        .selectFrom('product_variants')
        .select('held_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(held_count).toBe(Number(held.units ?? 0))
    }
  }
})

test('a store whose holds cannot be ended keeps no other store’s from ending', async () => {
  const { app, place, reason } = await setUp()
  const first = await place(1)
  const other = await addStore(app, 'other')
  const product = await addProduct(app, other.token, { inventory_count: 100 })
  const form = orderForm(product.id, { items: [{ product_id: product.id, quantity: 1 }], buyer_phone: '03009990000' })
  const { body } = await app.call('POST', '/orders', { json: form })
  later(app, 24)
  const { writes } = app.deps
  let tries = 0
  const run: typeof writes.run = (work) =>
    tries++ === 0 ? Promise.reject(new Error('not this one')) : writes.run(work)
  await startHoldEnds({ ...app.deps, writes: { ...writes, run } }, { poll: false }).idle()
  expect(await reason(first)).toBe(null)
  const { to_check } = (await app.call('GET', `/orders/${body.order_id}`, { token: other.token })).body
  expect(to_check).toBe('waited')
})
