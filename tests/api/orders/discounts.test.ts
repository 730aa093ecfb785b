import { expect, test } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { paidPlan } from '../../support/fixtures/whatsapp.ts'

const EID = { code: 'EID10', kind: 'percent', value: 10 }

/** A paid shop with bangles for Rs. 455 and a shawl for Rs. 2,000. */
const setUp = async (plan: object = paidPlan) => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const seller = await addStore(app, 'noor', plan)
  const bangles = await addProduct(app, seller.token, { price: 455, inventory_count: 900 })
  const shawl = await addProduct(app, seller.token, {
    name: 'Shawl',
    price: 2000,
    category: 'Shawls',
    inventory_count: 900,
  })
  const add = async (change: object = {}) => {
    const { status, body } = await app.call('POST', '/discounts', { token: seller.token, json: { ...EID, ...change } })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const order = (change: object = {}, items = [{ product_id: bangles.id, quantity: 1 }]) =>
    app.call('POST', '/orders', { json: orderForm('', { items, discount_code: 'EID10', ...change }) })
  const quote = (change: object = {}, items = [{ product_id: bangles.id, quantity: 1 }]) =>
    app.call('POST', '/orders/quote', { json: { items, discount_code: 'EID10', ...change } })
  const uses = async () => (await app.db.selectFrom('discounts').select('uses').executeTakeFirst())?.uses
  const move = (id: string, status: string) =>
    app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status } })
  return { app, seller, bangles, shawl, add, order, quote, uses, move }
}

const later = (app: TestApp, hours: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + hours * 3_600_000)
}

test('a percent is taken off in whole rupees, shared by the lines, and named in the order', async () => {
  const { add, order, quote, bangles, shawl, uses } = await setUp()
  await add()
  const items = [
    { product_id: bangles.id, quantity: 1 },
    { product_id: shawl.id, quantity: 1 },
  ]
  const asked = await quote({ discount_code: ' eid-10 ' }, items)
  expect(asked.body).toEqual({
    goods_amount: 2455,
    discount_amount: 245,
    delivery_amount: 0,
    total_amount: 2210,
    currency: 'PKR',
    discount_code: 'EID10',
  })
  expect(await uses()).toBe(0)
  const { status, body } = await order({ expected_total: 2210 }, items)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    goods_amount: 2455,
    discount_amount: 245,
    discount_code: 'EID10',
    total_amount: 2210,
    due_amount: 2210,
  })
  const shares = body.items.map(({ discount_amount }: { discount_amount: number }) => discount_amount)
  expect(shares.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(245)
  expect(await uses()).toBe(1)
})

test('a code takes off an amount, or delivery, and never more than there is', async () => {
  const { app, seller, add, order } = await setUp()
  await add({ code: 'MINUS500', kind: 'amount', value: 500 })
  await add({ code: 'FREE', kind: 'free_delivery' })
  expect((await order({ discount_code: 'minus500' })).body).toMatchObject({ discount_amount: 455, total_amount: 0 })
  await app.call('PUT', '/stores/my/delivery', { token: seller.token, json: { default_fee: 250 } })
  expect((await order({ discount_code: 'free', place: 'lahore' })).body).toMatchObject({
    discount_amount: 0,
    delivery_amount: 0,
    total_amount: 455,
    discount_code: 'FREE',
  })
})

test('a code is for some products or categories, and for orders from an amount on', async () => {
  const { add, order, shawl, bangles } = await setUp()
  await add({ categories: ['Shawls'], minimum: 2000 })
  const refused = async (items: { product_id: string; quantity: number }[]) =>
    (await order({}, items)).body.errors.discount_code
  expect(await refused([{ product_id: bangles.id, quantity: 1 }])).toBe('This code is for orders from Rs. 2,000')
  expect(await refused([{ product_id: bangles.id, quantity: 9 }])).toBe('This code is not for what is in your cart')
  const both = await order({}, [
    { product_id: bangles.id, quantity: 1 },
    { product_id: shawl.id, quantity: 1 },
  ])
  expect(both.body).toMatchObject({ discount_amount: 200, total_amount: 2255 })
  expect(both.body.items[0].discount_amount).toBe(0)
})

test('an unknown code and one that is over are answered alike, and tries are limited', async () => {
  const { app, add, order, quote } = await setUp()
  await add({ from: '2026-03-10', to: '2026-03-12' })
  const answers = new Set<string>()
  const ask = async (code: string) => {
    for (const call of [quote, order]) {
      const { status, body } = await call({ discount_code: code })
      answers.add(`${status} ${body.errors?.discount_code}`)
    }
  }
  app.clock.time = new Date('2026-03-09T18:59:59.000Z')
  await ask('EID10')
  await ask('NOTHING')
  // The day begins in Pakistan.
  app.clock.time = new Date('2026-03-09T19:00:00.000Z')
  expect((await quote()).status).toBe(200)
  app.clock.time = new Date('2026-03-12T18:59:59.000Z')
  expect((await quote()).status).toBe(200)
  app.clock.time = new Date('2026-03-12T19:00:00.000Z')
  await ask('EID10')
  expect([...answers]).toEqual(['422 This code is not valid'])
  const statuses = []
  for (let tries = 0; tries < 40; tries++) statuses.push((await quote({ discount_code: `GUESS${tries}` })).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  const other = await setUp()
  const ordered = []
  for (let tries = 0; tries < 40; tries++) ordered.push((await other.order({ discount_code: `GUESS${tries}` })).status)
  expect(ordered.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
})

test('threat 70: 200 buyers at once for a code with 10 uses: exactly 10 have it, the others are asked with the true total', async () => {
  const { app, add, order, uses } = await setUp()
  for (const name of ['orderByAddress', 'codeByAddress', 'orderFromAllByPhone', 'orderInAllByAddress'] as const)
    app.deps.limits[name] = rateLimit(10_000, 60, 'all from one address here')
  await add({ limit: 10 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => order({ buyer_phone: `0300 ${1_000_000 + index}`, expected_total: 410 })),
  )
  const placed = answers.filter(({ status }) => status === 201)
  const asked = answers.filter(({ status }) => status === 409)
  expect([placed.length, asked.length]).toEqual([10, 190])
  for (const { body } of asked)
    expect(body).toMatchObject({ detail: 'This code has been used up', total_amount: 455, discount_amount: 0 })
  expect(await uses()).toBe(10)
})

test('one phone uses a code as often as it may, however the number is typed', async () => {
  const { add, order } = await setUp()
  await add({ per_phone: 1 })
  expect((await order({ buyer_phone: '0300 7654321' })).status).toBe(201)
  const again = await order({ buyer_phone: '+92 300 7654321' })
  expect([again.status, again.body.detail, again.body.total_amount]).toEqual([
    409,
    'You have used this code already',
    455,
  ])
  expect((await order({ buyer_phone: '0301 7654321' })).status).toBe(201)
})

test('a cancelled order gives its use back, and takes it again when that is undone, if it is still there', async () => {
  const { app, seller, add, order, uses, move } = await setUp()
  await add({ limit: 1 })
  const { order_id } = (await order()).body
  await move(order_id, 'Cancelled')
  expect(await uses()).toBe(0)
  const undo = () => app.call('POST', `/orders/${order_id}/undo`, { token: seller.token })
  expect((await undo()).status).toBe(200)
  expect(await uses()).toBe(1)
  await move(order_id, 'Cancelled')
  expect((await order({ buyer_phone: '0301 7654321' })).status).toBe(201)
  const refused = await undo()
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This code has been used up since. The order stays cancelled.',
  ])
  expect(await uses()).toBe(1)
})

test('a seller adds, changes, turns off and removes codes, and sees who used them', async () => {
  const { app, seller, add, order, quote } = await setUp()
  const { id, updated_at } = await add({ limit: 5 })
  const { order_id } = (await order()).body
  const read = async () => (await app.call('GET', `/discounts/${id}`, { token: seller.token })).body
  expect(await read()).toMatchObject({
    uses: 1,
    orders: [{ order_id, buyer_name: 'Ayesha Khan', discount_amount: 45 }],
  })
  const put = (json: object, headers = {}) =>
    app.call('PUT', `/discounts/${id}`, { token: seller.token, json: { ...EID, ...json }, headers })
  expect((await put({ on: false }, { 'if-match': `"${updated_at}"` })).status).toBe(200)
  expect((await put({ on: true }, { 'if-match': `"${updated_at}"` })).status).toBe(409)
  expect((await quote()).status).toBe(422)
  await add({ code: 'OTHER' })
  expect((await put({ code: 'other' })).body.errors).toEqual({ code: 'You have this code already' })
  expect((await app.call('DELETE', `/discounts/${id}`, { token: seller.token })).status).toBe(200)
  expect((await app.call('GET', `/orders/${order_id}`, { token: seller.token })).body).toMatchObject({
    discount_code: 'EID10',
    discount_amount: 45,
  })
  later(app, 1)
  const { discounts } = (await app.call('GET', '/discounts', { token: seller.token })).body
  expect(discounts.map(({ code }: { code: string }) => code)).toEqual(['OTHER'])
})

test('the free plan has one code', async () => {
  const { app, seller, add } = await setUp({})
  await add()
  const second = await app.call('POST', '/discounts', { token: seller.token, json: { ...EID, code: 'SECOND' } })
  expect([second.status, second.body.detail]).toEqual([403, 'Your plan allows 1 discount code. Upgrade to add more.'])
})
