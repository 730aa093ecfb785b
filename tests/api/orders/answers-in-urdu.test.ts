import { expect, test } from 'vitest'
import { shopWords } from '#contract/shop-words.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { paidPlan } from '../../support/fixtures/whatsapp.ts'

const CHARGES = {
  default_fee: 250,
  days: null,
  free_over: null,
  cod_max: 15_000,
  elsewhere: 'no',
  pick_up: false,
  rates: [
    { place: 'lahore', fee: 150, days: null, cod: true },
    { place: 'multan', fee: 300, days: null, cod: false },
  ],
}

/** A shop in Urdu with five kurtas for Rs. 450. */
const setUp = async () => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app, 'noor', paidPlan)
  const kurta = await addProduct(app, seller.token, { name: 'Kurta', price: 450, inventory_count: 5 })
  await app.db.updateTable('stores').set({ language: 'ur' }).execute()
  const call = async (method: string, path: string, json: object) => {
    const answer = await app.call(method, path, { token: seller.token, json })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const order = (change: object = {}, quantity = 1) =>
    app.call('POST', '/orders', {
      json: orderForm(kurta.id, { items: [{ product_id: kurta.id, quantity }], ...change }),
    })
  const quote = (change: object = {}) =>
    app.call('POST', '/orders/quote', { json: { items: [{ product_id: kurta.id, quantity: 1 }], ...change } })
  return { app, seller, kurta, call, order, quote }
}

/** Names that stay in Latin letters. */
const NAMES = /Kurta|Rs\. [\d,]+|Karachi|Multan|Size and Colour|Size|Colour/g

/** Expects a refusal in Urdu, in `detail` and under each field. */
const expectUrdu = ({ status, body }: { status: number; body: Record<string, unknown> }, code: number): string => {
  expect(status, JSON.stringify(body)).toBe(code)
  const texts = [body.detail, ...Object.values(body.errors ?? {})].map(String)
  for (const text of texts) {
    expect(text).toMatch(/\p{Script=Arabic}/u)
    expect(text.replace(NAMES, '')).toMatch(/^[^A-Za-z]*$/)
  }
  return texts[0] ?? ''
}

test('a shop in Urdu says in Urdu what is sold out or gone', async () => {
  const { app, seller, kurta, call, order, quote } = await setUp()
  expect(expectUrdu(await order({}, 6), 409)).toBe('\u2068Kurta\u2069 صرف 5 باقی ہیں')
  const lines = [500, 500].map((quantity) => ({ product_id: kurta.id, quantity }))
  expectUrdu(await order({ items: lines }), 422)
  await call('PUT', `/products/${kurta.id}`, { inventory_count: 0 })
  expect(expectUrdu(await order(), 409)).toBe('\u2068Kurta\u2069 ختم ہو گیا ہے')
  await call('PUT', `/products/${kurta.id}`, { hidden: true })
  expectUrdu(await order(), 404)
  expectUrdu(await quote(), 404)
  const shoe = await addProduct(app, seller.token, {
    name: 'Khussa',
    options: [{ name: 'Size', values: [{ label: '38' }] }],
    variants: [{ labels: ['38'], inventory_count: 3 }],
  })
  await app.db.updateTable('products').set({ name: 'Kurta' }).where('id', '=', shoe.id).execute()
  const items = [{ product_id: shoe.id, quantity: 1 }]
  expect(expectUrdu(await order({ items }), 422)).toBe('\u2068Kurta\u2069 کے لیے پہلے چنیں: Size')
  await app.db.updateTable('stores').set({ suspended_at: app.clock.time.toISOString() }).execute()
  expectUrdu(await order({ items: [{ ...items[0], variant_id: shoe.variants[0].id }] }), 404)
})

test('a shop in Urdu says in Urdu where it does not deliver, and that a total changed', async () => {
  const { call, order } = await setUp()
  expectUrdu(await order({ expected_total: 400 }), 409)
  await call('PUT', '/stores/my/delivery', CHARGES)
  expectUrdu(await order(), 422)
  expect(expectUrdu(await order({ place: 'Karachi' }), 422)).toContain('Karachi میں ڈیلیوری نہیں')
  expectUrdu(await order({ place: 'Multan' }), 422)
  await call('PUT', '/stores/my/delivery', { ...CHARGES, cod_max: 100 })
  expectUrdu(await order({ place: 'lahore' }), 422)
})

test('a shop in Urdu says in Urdu why a code does not count', async () => {
  const { app, call, order, quote } = await setUp()
  const refused = async (discount_code: string, because: string) => {
    expect(expectUrdu(await quote({ discount_code }), 422)).toBe(because)
    expect(expectUrdu(await order({ discount_code }), 422)).toBe(because)
  }
  const say = shopWords.ur.discounts
  await refused('NONE', say.unknown)
  await call('POST', '/discounts', { code: 'BIG', kind: 'percent', value: 10, minimum: 9000 })
  await refused('BIG', say.ordersFrom('Rs. 9,000'))
  await call('POST', '/discounts', { code: 'SHAWL', kind: 'percent', value: 10, categories: ['Shawls'] })
  await refused('SHAWL', say.otherProducts)
  const once = { code: 'ONCE', kind: 'percent', value: 10, per_phone: 1 }
  await call('POST', '/discounts', once)
  expect((await order({ discount_code: 'ONCE' })).status).toBe(201)
  expect(expectUrdu(await order({ discount_code: 'ONCE' }), 409)).toBe(say.usedByYou)
  await app.db.updateTable('discounts').set({ use_limit: 1 }).where('code', '=', 'ONCE').execute()
  expect(expectUrdu(await order({ discount_code: 'ONCE' }), 409)).toBe(say.usedUp)
  // The order form ends the answer with a full stop.
  expect(shopWords.ur.orders.newTotal(`${say.usedUp}.`, 'Rs. 450')).toMatch(/^یہ کوڈ ختم ہو چکا ہے۔ /)
  app.deps.limits.codeByAddress = rateLimit(0, 600, shopWords.en.refusals.tooManyCodes)
  expect(expectUrdu(await quote({ discount_code: 'ONCE' }), 429)).toBe(shopWords.ur.refusals.tooManyCodes)
  expectUrdu(await order({ discount_code: 'ONCE' }), 429)
})

test('a shop in Urdu refuses in Urdu an odd phone, a blocked one and a flood', async () => {
  const { app, order } = await setUp()
  expectUrdu(await order({ buyer_phone: '0300 12345678' }), 422)
  expect((await order()).status).toBe(201)
  await app.db.updateTable('customers').set({ blocked: 1 }).execute()
  expect(expectUrdu(await order(), 403)).toMatch(/\u2068\+92\d+\u2069$/)
  app.deps.limits.orderByPhone = rateLimit(0, 60, shopWords.en.refusals.tooManyOrders)
  const flood = await order()
  expectUrdu(flood, 429)
  expect(flood.body.retry_after).toBeGreaterThan(0)
})

test('a key that placed another order is refused in Urdu; a seller’s own calls stay in English', async () => {
  const { app, seller, kurta, order } = await setUp()
  const place = (buyer_name: string) =>
    app.call('POST', '/orders', {
      headers: { 'idempotency-key': 'some-key' },
      json: orderForm(kurta.id, { buyer_name }),
    })
  expect((await place('Ayesha Khan')).status).toBe(201)
  const { body } = await place('Ayesha')
  expect(String(body.detail).replace(String(body.placed.order_id), '')).toMatch(/^[^A-Za-z]*$/)
  expect((await order()).status).toBe(201)
  const recorded = await app.call('POST', '/orders/recorded', {
    token: seller.token,
    json: orderForm('', { items: [{ product_id: kurta.id, quantity: 50 }], order_notes: '' }),
  })
  expect(recorded).toMatchObject({ status: 409, body: { detail: 'Only 3 left of Kurta' } })
})

test('a page in Urdu reads in Urdu what its form lacks, also where no shop is known yet', async () => {
  const { app, order, quote } = await setUp()
  const language = 'ur'
  const { nameMissing, phoneMissing, addressMissing } = shopWords.ur.orders
  expect(expectUrdu(await order({ language, buyer_name: '' }), 422)).toBe(nameMissing)
  expect(expectUrdu(await order({ language, buyer_name: '...' }), 422)).toBe(shopWords.ur.refusals.noLetter)
  expect(expectUrdu(await order({ language, buyer_phone: '0300' }), 422)).toBe(phoneMissing)
  const several = await order({ language, buyer_phone: '', delivery_address: 'Lahore' })
  expectUrdu(several, 422)
  expect(several.body.errors).toEqual({ buyer_phone: phoneMissing, delivery_address: addressMissing })
  expect((await order({ buyer_name: '' })).body.detail).toBe(shopWords.en.orders.nameMissing)
  app.deps.limits.publicReadByAddress = rateLimit(0, 60, shopWords.en.refusals.slowDown)
  expect(expectUrdu(await quote({ language }), 429)).toBe(shopWords.ur.refusals.slowDown)
})
