import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** Opens a shop. Each order comes from a new buyer, unless one is named. */
const openShop = async (stocks: number[]) => {
  const app = await createTestApp()
  app.deps.limits.orderByAddress = rateLimit(1000, 60, 'not what this is about')
  const { token } = await addStore(app)
  const ids: string[] = []
  for (const [index, inventory_count] of stocks.entries())
    ids.push((await addProduct(app, token, { name: `Piece ${index}`, inventory_count })).id)
  let buyers = 0
  const order = async (id: string | undefined, address = `203.0.113.${buyers}`) => {
    const buyer = buyers++
    const form = orderForm(id ?? '', {
      buyer_name: `Ayesha ${buyer}`,
      buyer_phone: `0300${2_000_000 + buyer}`,
      delivery_address: `House ${buyer}, Lahore`,
      cart_id: `cart-of-buyer-${buyer}`,
    })
    const { status, body } = await app.call('POST', '/orders', { json: form, address })
    return { status, id: body.order_id as string }
  }
  const cancel = async (id: string) =>
    expect((await app.call('PUT', `/orders/${id}/status`, { token, json: { status: 'Cancelled' } })).status).toBe(200)
  const reason = async (id: string) => (await app.call('GET', `/orders/${id}`, { token })).body.to_check
  const stock = async (id = '') => (await app.call('GET', `/products/${id}`)).body.inventory_count
  return { app, ids, order, cancel, reason, stock }
}

test('threat 48: single pieces that a seller frees of junk are not taken again, whoever orders them that day', async () => {
  const { app, ids, order, cancel, reason, stock } = await openShop([1, 1, 1, 1, 1])
  const junk = []
  for (const id of ids.slice(0, 3)) junk.push(await order(id))
  for (const { id } of junk) await cancel(id)
  for (const id of ids.slice(0, 3)) {
    expect(await reason((await order(id)).id)).toBe('many')
    expect(await stock(id)).toBe(1)
  }
  // Others hold their units as before.
  expect(await reason((await order(ids[3])).id)).toBe(null)
  const purge = createPurge(app.deps)
  app.clock.time = new Date(app.clock.time.getTime() + 24.1 * 3_600_000)
  while (await purge());
  expect(await reason((await order(ids[0])).id)).toBe(null)
})

test('after one cancellation the next buyer of a single piece gets it held', async () => {
  const { ids, order, cancel, reason } = await openShop([1, 1])
  await cancel((await order(ids[0])).id)
  expect(await reason((await order(ids[0])).id)).toBe(null)
})

test('threat 48: a flood of a cheap product ends no hold of others, and nobody takes what it held itself', async () => {
  const { ids, order, reason, stock } = await openShop([1, 10_000, 1])
  const honest = await order(ids[0], '198.51.100.7')
  const own = await order(ids[2], '203.0.113.1')
  expect([await reason(honest.id), await reason(own.id)]).toEqual([null, null])
  for (let count = 0; count < 60; count++) await order(ids[1], `203.0.113.${1 + (count % 6)}`)
  expect((await order(ids[0], '203.0.113.1')).status).toBe(409)
  expect(await reason(honest.id)).toBe(null)
  expect((await order(ids[2], '203.0.113.1')).status).toBe(201)
  expect(await reason(own.id)).toBe('many')
  expect(await reason((await order(ids[2], '192.0.2.9')).id)).toBe('many')
  expect(await stock(ids[2])).toBe(1)
})
