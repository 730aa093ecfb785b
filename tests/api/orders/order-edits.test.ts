import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** A shop with ten bangles for Rs. 450 and five shawls for Rs. 900. */
const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const { token } = await addStore(app, 'noor')
  const as = { token }
  const bangles = await addProduct(app, token)
  const shawl = await addProduct(app, token, { name: 'Shawl', price: 900, category: 'Shawls', inventory_count: 5 })
  const place = async (change: object = {}, quantity = 2) => {
    const items = [{ product_id: bangles.id, quantity }]
    return (await app.call('POST', '/orders', { json: orderForm('', { items, ...change }) })).body
  }
  const seenAt = async (id: string) => (await app.call('GET', `/orders/${id}`, as)).body.updated_at
  const edit = async (id: string, json: object) =>
    app.call('PUT', `/orders/${id}`, { ...as, json: { updated_at: await seenAt(id), ...json } })
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses)
      expect((await app.call('PUT', `/orders/${id}/status`, { ...as, json: { status } })).status).toBe(200)
  }
  const stock = async () => {
    const rows = await app.db
      .selectFrom('product_variants')
      .select(['product_id', 'inventory_count', 'held_count'])
      .execute()
    const of = (id: string) => rows.find(({ product_id }) => product_id === id)
    return [bangles.id, shawl.id].map((id) => `${of(id)?.inventory_count} ${of(id)?.held_count}`)
  }
  const customers = async () => (await app.call('GET', '/customers', as)).body.customers
  return { app, as, seenAt, bangles, shawl, place, edit, move, stock, customers }
}

test('an order is changed while it waits: quantities, products, address, charge and an adjustment', async () => {
  const { app, bangles, shawl, place, edit, stock } = await setUp()
  const { order_id } = await place()
  expect(await stock()).toEqual(['8 2', '5 0'])
  // A new price counts for what is added, not for what was ordered.
  await app.db.updateTable('products').set({ price: 50_000 }).where('id', '=', bangles.id).execute()
  const { status, body } = await edit(order_id, {
    items: [
      { position: 0, quantity: 3 },
      { product_id: shawl.id, quantity: 1 },
    ],
    delivery_address: 'House 7, Street 1, DHA Phase 5, Lahore',
    place: 'Lahore',
    delivery_amount: 250,
    adjustment_amount: -50,
    adjustment_note: 'For the wait',
    reason: 'She rang',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.order).toMatchObject({
    goods_amount: 2250,
    delivery_amount: 250,
    adjustment_amount: -50,
    adjustment_note: 'For the wait',
    total_amount: 2450,
    due_amount: 2450,
    city: 'Lahore',
    delivery_address: 'House 7, Street 1, DHA Phase 5, Lahore',
    items: [
      { quantity: 3, product_price: 450 },
      { quantity: 1, product_price: 900, product_name: 'Shawl' },
    ],
  })
  expect(body.order.revisions).toMatchObject([
    {
      reason: 'She rang',
      before: { items: [{ name: 'Glass bangles', quantity: 2, price: 450 }], city: null, total_amount: 900 },
      after: { city: 'Lahore', delivery_amount: 250, total_amount: 2450 },
    },
  ])
  expect(body.order.edited_at).toBe(body.order.updated_at)
  expect(await stock()).toEqual(['7 3', '4 1'])
  const back = await edit(order_id, { items: [{ position: 1, quantity: 1 }] })
  expect(back.body.order.items).toHaveLength(1)
  expect(await stock()).toEqual(['10 0', '4 1'])
})

test('nothing is half changed: too little stock, an older state, an order on its way, no product left', async () => {
  const { place, edit, move, stock, bangles, app, as } = await setUp()
  const { order_id } = await place()
  const seen = (await app.call('GET', `/orders/${order_id}`, as)).body
  const short = await edit(order_id, { items: [{ position: 0, quantity: 11 }], buyer_name: 'Sana' })
  expect([short.status, short.body.detail, short.body.available]).toEqual([
    409,
    'Only 8 left of Glass bangles. The order stays as it was.',
    8,
  ])
  expect((await edit(order_id, { items: [] })).body.errors).toEqual({
    items: 'An order has at least one product. To take all away, cancel it.',
  })
  expect((await edit(order_id, { items: [{ position: 4, quantity: 1 }] })).status).toBe(422)
  const twice = [
    { position: 0, quantity: 1 },
    { position: 0, quantity: 1 },
  ]
  expect((await edit(order_id, { items: twice })).status).toBe(422)
  expect((await edit(order_id, { buyer_phone: '0000000000' })).body.errors).toHaveProperty('buyer_phone')
  expect((await app.call('GET', `/orders/${order_id}`, as)).body).toEqual(seen)
  expect(await stock()).toEqual(['8 2', '5 0'])
  // Nothing to change is no change.
  expect((await edit(order_id, { buyer_name: 'Ayesha Khan' })).body.order.updated_at).toBe(seen.updated_at)
  await edit(order_id, { buyer_name: 'Sana' })
  const old = await edit(order_id, { buyer_name: 'Hina', updated_at: seen.updated_at })
  expect([old.status, old.body.code]).toEqual([409, 'changed_elsewhere'])
  await move(order_id, 'Confirmed', 'Shipped')
  const sent = await edit(order_id, { items: [{ product_id: bangles.id, quantity: 1 }] })
  expect([sent.status, sent.body.detail]).toEqual([409, 'A Shipped order can no longer be changed'])
})

test('figures, totals and customers follow an edit; an undo of the move before it is over', async () => {
  const { app, as, shawl, place, edit, move, stock, customers } = await setUp()
  const { order_id } = await place()
  await move(order_id, 'Confirmed')
  const items = [{ product_id: shawl.id, quantity: 2 }]
  const { body } = await edit(order_id, { items, buyer_phone: '0333 1234567', buyer_name: 'Sana' })
  expect((await app.call('POST', `/orders/${order_id}/undo`, as)).status).toBe(409)
  expect(body.order.customer).toMatchObject({ delivered: 0 })
  expect(await customers()).toMatchObject([{ name: 'Sana', phone: '923331234567', orders: 1 }])
  await move(order_id, 'Shipped', 'Delivered')
  expect((await app.call('GET', '/orders/stats', as)).body.total_revenue).toBe(1800)
  expect(await customers()).toMatchObject([{ delivered: 1, spent: 1800 }])
  const units = await app.db.selectFrom('product_days').select(['name', 'ordered', 'revenue']).orderBy('name').execute()
  expect(units.map(({ name, ordered, revenue }) => [name, Number(ordered), Number(revenue)])).toEqual([
    ['Glass bangles', 0, 0],
    ['Shawl', 2, 180_000],
  ])
  const days = await app.db.selectFrom('category_days').select(['category', 'orders']).orderBy('category').execute()
  expect(days.map(({ category, orders }) => [category, Number(orders)])).toEqual([
    ['Bangles', 0],
    ['Shawls', 1],
  ])
  expect(await stock()).toEqual(['10 0', '3 0'])
})

test('an order changes at most fifty times', async () => {
  const { place, edit, app } = await setUp()
  const { id, order_id } = await place()
  const row = (index: number) => ({
    order_id: id as string,
    at: new Date(Date.parse('2026-03-01') + index).toISOString(),
    user_id: null,
    before_edit: '{}',
    after_edit: '{}',
    reason: null,
  })
  await app.db
    .insertInto('order_revisions')
    .values(Array.from({ length: 50 }, (_, index) => row(index)))
    .execute()
  const { status, body } = await edit(order_id, { buyer_name: 'Sana' })
  expect([status, body.detail]).toEqual([409, 'This order was changed 50 times. Cancel it and write a new one.'])
})

test('an order from a chat takes stock at once, at her own price, and once for a key', async () => {
  const { app, as, bangles, shawl, stock } = await setUp()
  await app.call('PUT', '/stores/my/delivery', { ...as, json: { default_fee: 200, cod_max: 1000, rates: [] } })
  const json = {
    ...orderForm('', { items: [{ product_id: bangles.id, quantity: 2, price: 400 }] }),
    order_notes: undefined,
    place: 'Lahore',
    adjustment_amount: 30,
    adjustment_note: 'Gift wrap',
  }
  const headers = { 'idempotency-key': 'chat-order-1' }
  const record = (change: object = {}, sent: Record<string, string> = {}) =>
    app.call('POST', '/orders/recorded', { ...as, json: { ...json, ...change }, headers: sent })
  const over = await record()
  expect(over.body.errors.place).toContain('Rs. 1,000')
  expect(await stock()).toEqual(['10 0', '5 0'])
  const { status, body } = await record({ anyway: true }, headers)
  expect(status).toBe(201)
  expect(body.order).toMatchObject({
    source: 'chat',
    status: 'Confirmed',
    goods_amount: 800,
    delivery_amount: 200,
    adjustment_amount: 30,
    adjustment_note: 'Gift wrap',
    total_amount: 1030,
    history: [
      { by: 'seller', to: 'Pending' },
      { by: 'seller', to: 'Confirmed' },
    ],
  })
  expect((await record({ anyway: true }, headers)).body.order.order_id).toBe(body.order.order_id)
  expect((await record({ anyway: true, status: 'Pending' }, headers)).status).toBe(409)
  expect(await stock()).toEqual(['8 0', '5 0'])
  // Nobody is told of an order she wrote down herself; the buyer hears that it is confirmed.
  const events = await app.db.selectFrom('order_events').select('status').execute()
  expect(events.map((event) => event.status)).toEqual(['Confirmed'])
  const many = { items: [{ product_id: shawl.id, quantity: 6 }], anyway: true }
  expect((await record(many)).body.detail).toBe('Only 5 left of Shawl')
  const pending = await record({ status: 'Pending', delivery_amount: 0, source: 'whatsapp', anyway: true })
  expect(pending.body.order).toMatchObject({ status: 'Pending', source: 'whatsapp', total_amount: 830 })
})

test('two orders of one phone are told of, and joined: one of them, or both in one parcel', async () => {
  const { app, as, seenAt, shawl, place, stock, move } = await setUp()
  const first = await place({ order_notes: 'Ring twice' })
  const same = await place()
  const more = await place({ items: [{ product_id: shawl.id, quantity: 1 }] })
  const join = async (id: string, json: object) =>
    app.call('POST', `/orders/${id}/join`, { ...as, json: { updated_at: await seenAt(id), ...json } })
  const { body: shown } = await app.call('GET', `/orders/${first.order_id}`, as)
  expect(shown.others).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ order_id: same.order_id, same_goods: true }),
      expect.objectContaining({ order_id: more.order_id, same_goods: false }),
    ]),
  )
  expect(await stock()).toEqual(['6 4', '4 1'])
  expect((await join(first.order_id, { order_id: same.order_id, keep: 'one' })).status).toBe(200)
  expect(await stock()).toEqual(['8 2', '4 1'])
  const { body } = await join(first.order_id, { order_id: more.order_id, keep: 'both' })
  expect(body.order).toMatchObject({ total_amount: 1800, order_notes: 'Ring twice', items: [{ quantity: 2 }, {}] })
  expect(body.order.others).toBeUndefined()
  expect(await stock()).toEqual(['8 2', '4 1'])
  const gone = (await app.call('GET', `/orders/${more.order_id}`, as)).body
  expect([gone.status, gone.admin_notes]).toEqual(['Cancelled', `Joined to ${first.order_id}`])
  expect((await app.call('POST', `/orders/${more.order_id}/undo`, as)).status).toBe(409)
  // The buyer cancelled nothing.
  expect((await app.call('GET', `/orders/${first.order_id}`, as)).body.customer).toMatchObject({ cancelled: 0 })
  const told = await app.db.selectFrom('order_events').select('status').where('status', '=', 'Cancelled').execute()
  expect(told).toEqual([])
  const days = await app.db.selectFrom('store_days').select(['orders', 'cancelled', 'cancelled_confirmed']).execute()
  expect(days).toEqual([{ orders: 3, cancelled: 0, cancelled_confirmed: 0 }])
  const refused = async (id: string, other: string) => (await join(id, { order_id: other, keep: 'both' })).body.detail
  expect(await refused(first.order_id, first.order_id)).toBe('An order cannot be joined to itself')
  expect(await refused(first.order_id, more.order_id)).toBe('A Cancelled order can no longer be joined')
  const stranger = await place({ buyer_phone: '0333 1234567' })
  expect(await refused(first.order_id, stranger.order_id)).toBe('Only orders of one phone can be joined')
  const paid = await place()
  await app.call('POST', `/orders/${paid.order_id}/payments`, { ...as, json: { amount: 100 } })
  expect(await refused(first.order_id, paid.order_id)).toContain('Join this order to that one instead.')
  const filed = await place()
  await move(filed.order_id, 'Confirmed')
  await app.call('POST', `/orders/${filed.order_id}/shipments`, { ...as, json: { courier: 'PostEx' } })
  expect(await refused(first.order_id, filed.order_id)).toBe(
    `Order ${filed.order_id} has a parcel with PostEx. Join this order to that one instead.`,
  )
  await move(first.order_id, 'Confirmed', 'Shipped')
  expect(await refused(first.order_id, paid.order_id)).toBe('A Shipped order can no longer be changed')
})

test('erasing a customer erases what edits kept of them', async () => {
  const { app, as, place, edit, move, customers } = await setUp()
  const { order_id } = await place()
  await edit(order_id, { buyer_name: 'Sana Malik' })
  await move(order_id, 'Cancelled')
  const [{ id }] = await customers()
  expect((await app.call('DELETE', `/customers/${id}`, as)).status).toBe(200)
  expect(await app.db.selectFrom('order_revisions').selectAll().execute()).toEqual([])
})
