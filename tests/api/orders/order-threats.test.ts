import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { newCode } from '#server/db/ids.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

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

test('threat 20: of 500 orders from 50 addresses in a minute few take stock, and a genuine buyer can order', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 1_000 })
  const place = (phone: string, address: string) =>
    app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: phone }), address })
  const phones = Array.from({ length: 8 }, (_, index) => `0300${1_000_000 + index}`)
  const flood = Array.from({ length: 500 }, (_, index) =>
    place(phones[index % phones.length] ?? '', `203.0.113.${(index % 50) + 1}`),
  )
  const taken = (await Promise.all(flood)).filter(({ status }) => status === 201).length
  // Three a minute of each phone, however it is spread over addresses.
  expect(taken).toBe(3 * phones.length)
  expect((await place('03219998887', '203.0.113.7')).status).toBe(201)

  // One address with a new phone each time is stopped, and an IPv6 household counts as one.
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      place(`0333${String(1_000_000 + index)}`, `2001:db8:1:1::${randomInt(1, 65_535).toString(16)}`),
    ),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(60)
  expect((await place('03219998887', '2001:db8:1:2::1')).status).toBe(201)
})
