import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const CHARGES = {
  default_fee: 250,
  days: { from: 2, to: 4 },
  free_over: 3000,
  cod_max: 15_000,
  elsewhere: 'yes',
  pick_up: true,
  rates: [
    { place: 'lahore', fee: 150, days: { from: 1, to: 1 }, cod: true },
    { place: 'rahim-yar-khan', fee: 300, days: null, cod: false },
  ],
}

/** A shop with a product of Rs. 450, which charges for delivery. */
const setUp = async (change: Partial<typeof CHARGES> = {}) => {
  const app = await createTestApp()
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token, { inventory_count: 100 })
  const saved = await app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { ...CHARGES, ...change } })
  expect(saved.status).toBe(200)
  const order = (more: Record<string, unknown>, quantity = 1) =>
    app.call('POST', '/orders', {
      json: orderForm(product.id, { items: [{ product_id: product.id, quantity }], ...more }),
    })
  return { app, seller, product, order }
}

test('delivery is charged by place, and is part of the total', async () => {
  const { order } = await setUp()
  const lahore = { goods_amount: 450, delivery_amount: 150, total_amount: 600, due_amount: 600 }
  for (const place of ['lahore', 'Lahore', ' LAHORE '])
    expect((await order({ place })).body).toMatchObject({ ...lahore, place: 'lahore', city: 'Lahore' })
})

test('a place without a rate, known or not, costs what everywhere costs', async () => {
  const { order } = await setUp()
  expect((await order({ place: 'Karachi' })).body).toMatchObject({
    delivery_amount: 250,
    total_amount: 700,
    place: 'karachi',
    city: 'Karachi',
  })
  expect((await order({ place: 'Chak 5, near the canal' })).body).toMatchObject({
    delivery_amount: 250,
    place: null,
    city: 'Chak 5, near the canal',
  })
})

test('delivery is free from an amount of goods on, not below', async () => {
  const { order } = await setUp({ free_over: 900 })
  expect((await order({ place: 'lahore' }, 1)).body).toMatchObject({ delivery_amount: 150, total_amount: 600 })
  expect((await order({ place: 'lahore' }, 2)).body).toMatchObject({ delivery_amount: 0, total_amount: 900 })
})

test('an order without a city is refused with what to do, and takes no stock', async () => {
  const { app, order, product } = await setUp()
  for (const place of [undefined, null, '', '   ']) {
    expect(await order({ place })).toMatchObject({
      status: 422,
      body: { detail: 'Please enter your city', errors: { place: 'Please enter your city' } },
    })
  }
  expect((await app.call('GET', `/products/${product.id}`)).body.inventory_count).toBe(100)
})

test('a place without cash on delivery is refused with another way', async () => {
  const { order } = await setUp()
  expect(await order({ place: 'rahim-yar-khan' })).toMatchObject({
    status: 422,
    body: {
      errors: {
        place: 'Cash on delivery is not possible in Rahim Yar Khan. Please agree on it with the shop on WhatsApp.',
      },
    },
  })
})

test('a total above the largest amount in cash is refused, delivery included', async () => {
  const { order } = await setUp({ cod_max: 600, free_over: 100_000 })
  expect((await order({ place: 'lahore' })).status).toBe(201)
  expect(await order({ place: 'karachi' })).toMatchObject({
    status: 422,
    body: {
      detail: 'Orders above Rs. 600 cannot be paid in cash on delivery. Please agree on it with the shop on WhatsApp.',
    },
  })
})

test('other places are refused where the shop asks first, or does not deliver', async () => {
  const asking = await setUp({ elsewhere: 'ask' })
  expect((await asking.order({ place: 'Karachi' })).body.detail).toMatch(
    /^Delivery to Karachi has to be agreed on first/,
  )
  expect((await asking.order({ place: 'lahore' })).status).toBe(201)
  const refusing = await setUp({ elsewhere: 'no' })
  expect((await refusing.order({ place: 'Narnia' })).body.detail).toMatch(/^This shop does not deliver to Narnia/)
  expect((await refusing.order({ place: 'lahore' })).status).toBe(201)
})

test('a buyer who fetches the order pays no delivery and needs no city', async () => {
  const { order } = await setUp({ cod_max: 100 })
  expect((await order({ pick_up: true })).body).toMatchObject({
    delivery_amount: 0,
    total_amount: 450,
    pick_up: true,
    city: null,
    delivery_address: 'Pick up at the shop',
  })
  const without = await setUp({ pick_up: false })
  expect((await without.order({ pick_up: true })).status).toBe(422)
})

test('a total that lacks the delivery, or has an old one, is answered with the true one', async () => {
  const { app, seller, order } = await setUp()
  const asked = { place: 'lahore', expected_total: 450 }
  expect(await order(asked)).toMatchObject({ status: 409, body: { total_amount: 600, delivery_amount: 150 } })
  expect((await order({ ...asked, expected_total: 600 })).status).toBe(201)
  await app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { default_fee: 100 } })
  expect(await order({ ...asked, expected_total: 600 })).toMatchObject({ status: 409, body: { total_amount: 550 } })
})

test('a repeated order is the first one, also after the charge has changed', async () => {
  const { app, seller, product } = await setUp()
  const send = () =>
    app.call('POST', '/orders', {
      json: orderForm(product.id, { place: 'lahore', expected_total: 600 }),
      headers: { 'idempotency-key': 'the-key-of-one-order' },
    })
  const { body } = await send()
  await app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { default_fee: 900 } })
  expect((await send()).body).toMatchObject({ order_id: body.order_id, total_amount: 600 })
})

test('turned off, orders ask for no city and cost their goods alone', async () => {
  const { app, seller, order } = await setUp()
  expect(await app.call('DELETE', '/stores/my/delivery', { token: seller.token })).toMatchObject({
    status: 200,
    body: { delivery: null },
  })
  expect((await order({})).body).toMatchObject({ delivery_amount: 0, total_amount: 450, city: null, place: null })
})

test('settings come back as they were saved, with the names of places', async () => {
  const { app, seller } = await setUp()
  const { body } = await app.call('GET', '/stores/my/delivery', { token: seller.token })
  expect(body.delivery).toEqual({
    ...CHARGES,
    rates: [
      { ...CHARGES.rates[0], name: 'Lahore' },
      { ...CHARGES.rates[1], name: 'Rahim Yar Khan' },
    ],
  })
})

test('settings saved from an older state are refused', async () => {
  const { app, seller } = await setUp()
  const { body } = await app.call('GET', '/stores/my/delivery', { token: seller.token })
  const save = (default_fee: number) =>
    app.call('PUT', '/stores/my/delivery', {
      token: seller.token,
      json: { default_fee },
      headers: { 'if-match': `"${body.updated_at}"` },
    })
  expect((await save(10)).status).toBe(200)
  expect(await save(20)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
})

test('places that do not exist, or stand twice, are refused', async () => {
  const { app, seller } = await setUp()
  const save = (rates: object[]) =>
    app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { default_fee: 250, rates } })
  expect((await save([{ place: 'narnia', fee: 1 }])).body.errors).toEqual({ rates: 'Unknown place: narnia' })
  expect(
    (
      await save([
        { place: 'lahore', fee: 1 },
        { place: 'lahore', fee: 2 },
      ])
    ).status,
  ).toBe(422)
})

test('a shop outside Pakistan has one charge, and cities as they are typed', async () => {
  const { app, seller, order } = await setUp({ rates: [] })
  const moved = { whatsapp_number: '501234567', country_code: '+971' }
  expect((await app.call('PUT', '/stores/my', { token: seller.token, json: moved })).status).toBe(200)
  expect((await order({ place: 'Sharjah', buyer_phone: '0501234567' })).body).toMatchObject({
    delivery_amount: 250,
    place: null,
    city: 'Sharjah',
  })
  const rates = [{ place: 'lahore', fee: 1 }]
  expect(
    (await app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { default_fee: 1, rates } })).status,
  ).toBe(422)
})

test('the alert to the seller names city and charge', async () => {
  const { app, order } = await setUp()
  await order({ place: 'lahore', delivery_address: 'House 5, Street 9, Gulberg III' })
  await app.messenger.idle()
  const { text } = await app.db.selectFrom('mail_outbox').select('text').executeTakeFirstOrThrow()
  expect(text).toContain('Delivery: Rs. 150')
  expect(text).toContain('House 5, Street 9, Gulberg III, Lahore')
  expect(text).toContain('Total: Rs. 600')
})

test('places are searched by everybody, best first', async () => {
  const { app } = await setUp()
  const { body } = await app.call('GET', '/places?search=lahor')
  expect(body.places[0]).toEqual({ id: 'lahore', name: 'Lahore', urdu: 'لاہور', province: 'Punjab' })
})
