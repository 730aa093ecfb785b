import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { claimPayment } from '#server/modules/selling/payments/claim-payment.ts'
import { startAdvanceEnds } from '#server/modules/selling/payments/end-advances.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const WALLET = { kind: 'easypaisa', account_name: 'Ayesha Khan', number: '0300 1234567' }
const FIFTH = { kind: 'percent', value: 20 }

/** A shop with bangles for Rs. 999. */
const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app, 'noor')
  const bangles = await addProduct(app, seller.token, { price: 999, inventory_count: 90 })
  const as = { token: seller.token }
  const ask = (advance: object | null, methods: object[] = [WALLET]) =>
    app.call('PUT', '/stores/my/payment-methods', { ...as, json: { methods, advance } })
  const order = async (change: object = {}, quantity = 1) => {
    const items = [{ product_id: bangles.id, quantity }]
    return (await app.call('POST', '/orders', { json: orderForm('', { items, ...change }) })).body
  }
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses)
      expect((await app.call('PUT', `/orders/${id}/status`, { ...as, json: { status } })).status).toBe(200)
  }
  const stock = async () =>
    (await app.db.selectFrom('product_variants').select('inventory_count').executeTakeFirstOrThrow()).inventory_count
  const statusOf = async (id: string) => (await app.call('GET', `/orders/${id}`, as)).body.status
  const lapse = async () => {
    const loop = startAdvanceEnds(app.deps, { poll: false })
    await loop.idle()
    await loop.stop()
  }
  const later = (hours: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + hours * 3_600_000)
  }
  return { app, as, ask, order, move, stock, statusOf, lapse, later }
}

test('an advance is asked of everybody, of large orders, or of phones that sent parcels back', async () => {
  const { app, ask, order, move } = await setUp()
  expect((await order()).advance_amount).toBeUndefined()
  expect((await ask({ ...FIFTH, everybody: true })).status).toBe(200)
  const { advance_amount, pay_by, created_at } = await order()
  expect(advance_amount).toBe(199)
  expect(Date.parse(pay_by) - Date.parse(created_at)).toBe(24 * 3_600_000)
  await ask({ kind: 'amount', value: 5000, everybody: true })
  expect((await order()).advance_amount).toBe(999)
  await ask({ ...FIFTH, above: 1500 })
  expect([(await order()).advance_amount, (await order({}, 2)).advance_amount]).toEqual([undefined, 399])
  await ask({ ...FIFTH, returns: 1 })
  const buyer = { buyer_phone: '0333 7654321' }
  const first = await order(buyer)
  expect(first.advance_amount).toBeUndefined()
  await move(first.order_id, 'Confirmed', 'Shipped', 'Returned')
  expect((await order(buyer)).advance_amount).toBe(199)
  expect((await order()).advance_amount).toBeUndefined()
  await ask(null)
  expect((await order(buyer)).advance_amount).toBeUndefined()
  expect((await app.call('GET', '/stores/my/payment-methods', { token: undefined })).status).toBe(401)
})

test('a place without cash on delivery can be ordered to when all of it is paid in advance', async () => {
  const { app, as, ask, order } = await setUp()
  const rates = [{ place: 'gilgit', fee: 500, cod: false }]
  await app.call('PUT', '/stores/my/delivery', { ...as, json: { default_fee: 200, rates } })
  expect((await order({ place: 'Gilgit' })).errors.place).toContain('Cash on delivery is not possible in Gilgit')
  await ask({ ...FIFTH, without_cod: true })
  expect(await order({ place: 'Gilgit' })).toMatchObject({ total_amount: 1499, advance_amount: 1499 })
  expect((await order({ place: 'Lahore' })).advance_amount).toBeUndefined()
})

test('an order without its advance is cancelled in time, and its pieces are for sale again', async () => {
  const { app, ask, order, move, stock, statusOf, lapse, later } = await setUp()
  await ask({ ...FIFTH, everybody: true, hours: 6 })
  const [unpaid, paid, claimed, waived] = [await order(), await order(), await order(), await order()]
  expect(await stock()).toBe(86)
  const record = await app.call('GET', `/orders/${paid.order_id}`, { token: undefined })
  expect(record.status).toBe(401)
  await app.db.updateTable('orders').set({ paid_amount: 19_900 }).where('order_id', '=', paid.order_id).execute()
  const token = new URL(claimed.private_url).pathname.slice('/o/'.length)
  expect(await claimPayment(app.deps, token, { kind: 'easypaisa', reference: 'TX1234' })).toBe('done')
  await move(waived.order_id, 'Confirmed')
  later(5.9)
  await lapse()
  expect(await statusOf(unpaid.order_id)).toBe('Pending')
  later(0.2)
  await lapse()
  expect(await statusOf(unpaid.order_id)).toBe('Cancelled')
  expect(await stock()).toBe(87)
  for (const kept of [paid, claimed]) expect(await statusOf(kept.order_id)).toBe('Pending')
  expect(await statusOf(waived.order_id)).toBe('Confirmed')
  const notices = await app.db.selectFrom('notifications').select('message').execute()
  const told = notices.filter(({ message }) => message.includes('was not paid in time'))
  expect(told).toHaveLength(1)
  expect(told[0]?.message).toContain(unpaid.order_id)
  // One that the seller then says did not arrive ends an hour later.
  await app.db.updateTable('order_payments').set({ state: 'rejected' }).execute()
  await app.db.updateTable('orders').set({ paid_amount: 5000 }).where('order_id', '=', claimed.order_id).execute()
  later(1.1)
  await lapse()
  expect(await statusOf(claimed.order_id)).toBe('Cancelled')
  expect(await stock()).toBe(88)
  const [, last] = await app.db
    .selectFrom('notifications')
    .select('message')
    .where('message', 'like', '%in time%')
    .orderBy('id')
    .execute()
  expect(last?.message).toContain('Rs. 50 of it was paid: please give it back.')
  const waiting = await app.db.selectFrom('orders').select('id').where('pay_by', 'is not', null).execute()
  expect(waiting).toEqual([])
})

test('an advance needs an account to pay to, an amount, and somebody to ask', async () => {
  const { app, as, ask } = await setUp()
  const errors = async (advance: object, methods?: object[]) => (await ask(advance, methods)).body.errors
  expect(await errors({ ...FIFTH, everybody: true }, [])).toEqual({
    methods: 'Add an account that buyers can pay to',
  })
  expect(await errors(FIFTH)).toEqual({ 'advance.everybody': 'Choose who is asked for an advance' })
  expect(await errors({ ...FIFTH, value: 101, everybody: true })).toEqual({
    'advance.value': 'A percent is a whole number from 1 to 100',
  })
  await ask({ ...FIFTH, everybody: true })
  // Saved without a word on it, the advance stays; without accounts it cannot.
  const json = { methods: [WALLET] }
  expect((await app.call('PUT', '/stores/my/payment-methods', { ...as, json })).body.advance).toMatchObject({
    value: 20,
  })
  expect(
    (await app.call('PUT', '/stores/my/payment-methods', { ...as, json: { methods: [] } })).body.advance,
  ).toBeNull()
})
