import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: 10 })
  const pass = (ms: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + ms)
  }
  const place = async (quantity = 2, change = {}): Promise<string> => {
    const form = orderForm(product.id, { items: [{ product_id: product.id, quantity }], ...change })
    const { status, body } = await app.call('POST', '/orders', { json: form })
    expect(status).toBe(201)
    return body.order_id
  }
  const move = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      pass(60_000)
      const answer = await app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status } })
      expect(answer.status, status).toBe(200)
    }
  }
  const undo = (id: string, headers: Record<string, string> = {}, token = seller.token) =>
    app.call('POST', `/orders/${id}/undo`, { token, headers })
  /** Returns all that a move changes, except the history and the time of the change. */
  const state = async () => {
    const rows = async (
      table: 'orders' | 'order_items' | 'order_holds' | 'order_events' | 'product_days' | 'category_days',
    ) =>
      (await app.db.selectFrom(table).selectAll().execute()).map(
        ({ updated_at: _, ...row }: Record<string, unknown>) => row,
      )
    const products = await app.db.selectFrom('product_variants').select(['inventory_count', 'held_count']).execute()
    const totals = await app.db.selectFrom('order_totals').selectAll().where('orders', '>', 0).execute()
    const days = await app.db.selectFrom('store_days').selectAll().execute()
    return {
      orders: await rows('orders'),
      items: await rows('order_items'),
      holds: await rows('order_holds'),
      events: await rows('order_events'),
      productDays: await rows('product_days'),
      categoryDays: await rows('category_days'),
      products,
      totals,
      days,
    }
  }
  return { app, seller, product, pass, place, move, undo, state }
}

const moves: [from: string[], to: string][] = [
  [[], 'Confirmed'],
  [[], 'Cancelled'],
  [['Confirmed'], 'Shipped'],
  [['Confirmed'], 'Cancelled'],
  [['Confirmed', 'Shipped'], 'Delivered'],
  [['Confirmed', 'Shipped'], 'Returning'],
  [['Confirmed', 'Shipped'], 'Returned'],
  [['Confirmed', 'Shipped', 'Returning'], 'Returned'],
  [['Confirmed', 'Shipped', 'Returning'], 'Delivered'],
  [['Confirmed', 'Shipped', 'Delivered'], 'Returned'],
]

test.each(moves)('after %j, undoes %s as if it had not been tapped', async (path, to) => {
  const { app, pass, place, move, undo, state } = await setUp()
  const id = await place()
  await move(id, ...path)
  const before = await state()
  await move(id, to)
  expect(await state()).not.toEqual(before)
  pass(9_999)
  await app.db.deleteFrom('publish_jobs').execute()
  const { status, body } = await undo(id)
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Undone' })
  expect(await state()).toEqual(before)
  const last = path.at(-1) ?? 'Pending'
  expect(body.order.history.slice(-2)).toMatchObject([
    { from: last, to },
    { from: to, to: last, undo: true, by: 'seller' },
  ])
  // Sent again, it answers as it did the first time.
  expect(await undo(id)).toMatchObject({ status: 200, body: { order: { status: last, history: body.order.history } } })
  const isStockMove = to === 'Returned' || to === 'Cancelled'
  expect(await app.db.selectFrom('publish_jobs').selectAll().execute()).toHaveLength(isStockMove ? 1 : 0)
})

test('undoes the confirmation of an order to be checked: what it took goes back, and it is to be checked again', async () => {
  const { place, move, undo, state } = await setUp()
  const id = await place(6)
  const before = await state()
  expect(before.orders).toMatchObject([{ to_check: 'large' }])
  await move(id, 'Confirmed')
  expect((await undo(id)).status).toBe(200)
  expect(await state()).toEqual(before)
})

test('refuses after ten seconds, after a message was taken up, and for another store', async () => {
  const { app, pass, place, move, undo } = await setUp()
  const tooLate = { status: 409, body: { code: 'conflict', detail: 'This can no longer be undone' } }
  const [first, second, third] = [await place(1), await place(1), await place(1)]
  await move(first, 'Confirmed')
  pass(10_000)
  expect(await undo(first)).toMatchObject(tooLate)
  await move(second, 'Confirmed')
  await app.db.deleteFrom('order_events').where('status', '=', 'Confirmed').execute()
  expect(await undo(second)).toMatchObject(tooLate)
  expect(await undo(third)).toMatchObject(tooLate)
  const rival = await addStore(app, 'rival')
  expect((await undo(second, {}, rival.token)).status).toBe(404)
  const { rows } = await sql<{ status: string }>`select status from orders order by id`.execute(app.db)
  expect(rows.map(({ status }) => status).sort()).toEqual(['Confirmed', 'Confirmed', 'Pending'])
})

test('refuses when the stock was sold meanwhile; the order stays as it is', async () => {
  const { app, place, move, undo, seller, product } = await setUp()
  const id = await place(4)
  await move(id, 'Cancelled')
  await app.call('PUT', `/products/${product.id}/stock`, { token: seller.token, json: { inventory_count: 3 } })
  const before = await app.db.selectFrom('orders').selectAll().execute()
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { detail: 'Only 3 left of Glass bangles. The order stays cancelled.', available: 3 },
  })
  expect(await app.db.selectFrom('orders').selectAll().execute()).toEqual(before)
  expect(await app.db.selectFrom('order_events').selectAll().where('status', '=', 'Cancelled').execute()).toHaveLength(
    1,
  )
})

test('undoes only the move that was seen', async () => {
  const { app, seller, place, move, undo } = await setUp()
  const id = await place()
  await move(id, 'Confirmed')
  const { updated_at } = (await app.call('GET', `/orders/${id}`, { token: seller.token })).body
  await move(id, 'Shipped')
  expect(await undo(id, { 'if-match': `"${updated_at}"` })).toMatchObject({
    status: 409,
    body: { code: 'changed_elsewhere' },
  })
})

test('a status may stand twice in the timeline, and no step is ever changed', async () => {
  const { app, place, move, undo } = await setUp()
  const id = await place()
  await move(id, 'Confirmed')
  await undo(id)
  await move(id, 'Confirmed')
  const { rows } = await sql<{ to_status: string }>`select to_status from order_history order by at`.execute(app.db)
  expect(rows.map(({ to_status }) => to_status)).toEqual(['Pending', 'Confirmed', 'Pending', 'Confirmed'])
  await expect(sql`update order_history set to_status = 'Shipped'`.execute(app.db)).rejects.toThrow(/append-only/)
  await sql`update order_history set note = null`.execute(app.db)
})
