import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const setUp = async (count: number) => {
  const app = await createTestApp()
  const seller = await addStore(app, 'noor')
  const bangles = await addProduct(app, seller.token, { inventory_count: 100 })
  const as = { token: seller.token }
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const form = orderForm(bangles.id, { buyer_phone: `0300 76543${10 + index}` })
    ids.push((await app.call('POST', '/orders', { json: form })).body.order_id)
  }
  const move = (json: object) => app.call('PUT', '/orders/status', { ...as, json })
  const stock = async () =>
    (await app.db.selectFrom('product_variants').select('inventory_count').executeTakeFirstOrThrow()).inventory_count
  return { app, as, ids, move, stock }
}

test('many orders are moved by one call, which says what it could not move and why', async () => {
  const { app, as, ids, move, stock } = await setUp(3)
  const [first = '', second = '', third = ''] = ids
  await app.call('PUT', `/orders/${third}/status`, { ...as, json: { status: 'Cancelled' } })
  const { status, body } = await move({ order_ids: [...ids, 'NOWHERE000', first], status: 'Confirmed' })
  expect(status).toBe(200)
  expect(body.orders.map((order: { status: string }) => order.status)).toEqual(['Confirmed', 'Confirmed'])
  expect(body.refused).toEqual([
    { order_id: third, detail: 'A Cancelled order can no longer be changed' },
    { order_id: 'NOWHERE000', detail: 'Order not found' },
  ])
  const again = await move({ order_ids: [first, second], status: 'Confirmed' })
  expect(again.body.refused).toEqual([])
  expect(again.body.orders).toHaveLength(2)
  expect(again.body.orders[0].updated_at).toBe(body.orders[0].updated_at)
  const cancelled = await move({ order_ids: [first], status: 'Cancelled', reason: 'fake' })
  expect(cancelled.body.orders[0].history.at(-1)).toMatchObject({ to: 'Cancelled', reason: 'fake' })
  expect(await stock()).toBe(99)
})

test('many moves are undone by one call; an order changed since keeps its status', async () => {
  const { app, as, ids, move } = await setUp(2)
  const [first = '', second = ''] = ids
  const { orders } = (await move({ order_ids: ids, status: 'Confirmed' })).body
  await app.call('PUT', `/orders/${second}/status`, { ...as, json: { status: 'Shipped' } })
  const undo = () => app.call('POST', '/orders/undo', { ...as, json: { orders } })
  const { body } = await undo()
  expect(body.orders.map(({ order_id, status }: { order_id: string; status: string }) => [order_id, status])).toEqual([
    [first, 'Pending'],
  ])
  expect(body.refused).toEqual([{ order_id: second, detail: expect.stringContaining('changed elsewhere') }])
  expect((await undo()).body.orders).toHaveLength(1)
})

test('a call names one to a hundred orders', async () => {
  const { move } = await setUp(0)
  const errors = async (json: object) => (await move(json)).body.errors
  expect(await errors({ order_ids: [], status: 'Confirmed' })).toEqual({ order_ids: 'Choose 1 to 100 orders' })
  const many = Array.from({ length: 101 }, (_, index) => `ORDER${index}`)
  expect(await errors({ order_ids: many, status: 'Confirmed' })).toEqual({ order_ids: 'Choose 1 to 100 orders' })
  expect(await errors({ order_ids: ['X'], status: 'Confirmed', reason: 'fake' })).toEqual({
    reason: 'Only Returning, Returned, Cancelled take a reason',
  })
})
