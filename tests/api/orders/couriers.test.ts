import { expect, test } from 'vitest'
import { courierPresets } from '#contract/couriers/courier-columns.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const preset = (id: string) => {
  const { id: _, ...courier } = courierPresets.find((one) => one.id === id) ?? { id: '' }
  return { ...courier, weight_g: 500 }
}

/** A shop that delivers everywhere, with orders of bangles for Rs. 450 and Rs. 200 of delivery. */
const setUp = async (plan: 'free' | 'paid' = 'paid') => {
  const app = await createTestApp()
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const { token } = await addStore(app, 'noor', { plan })
  const as = { token }
  await app.call('PUT', '/stores/my/delivery', { ...as, json: { default_fee: 200, rates: [] } })
  const bangles = await addProduct(app, token, { inventory_count: 500 })
  const form = (change: object = {}, quantity = 1) =>
    orderForm('', { items: [{ product_id: bangles.id, quantity }], place: 'Lahore', ...change })
  const place = async (change: object = {}, quantity = 1) => {
    const json = form(change, quantity)
    const { body } = await app.call('POST', '/orders', { json })
    await app.call('PUT', `/orders/${body.order_id}/status`, { ...as, json: { status: 'Confirmed' } })
    return body.order_id as string
  }
  const add = async (id = 'postex', change: object = {}) =>
    (await app.call('POST', '/couriers', { ...as, json: { ...preset(id), ...change } })).body.courier
  let batches = 0
  const file = (courier_id: string, orders: (string | object)[], change: object = {}) => {
    batches += 1
    const list = orders.map((order) => (typeof order === 'string' ? { order_id: order } : order))
    return app.call('POST', '/batches', {
      ...as,
      json: { batch: `batch-${String(batches).padStart(4, '0')}`, courier_id, orders: list, ...change },
    })
  }
  const numbers = (pairs: string[][], courier?: string) =>
    app.call('PUT', '/tracking-numbers', {
      ...as,
      json: {
        pairs: pairs.map(([order_id, tracking_number]) => ({ order_id, tracking_number })),
        ...(courier && { courier }),
      },
    })
  const shipments = async (id: string) => (await app.call('GET', `/orders/${id}`, as)).body.shipments
  return { app, as, form, place, add, file, numbers, shipments }
}

test('a PostEx file has a row for each order, with what is due, and stands in the orders', async () => {
  const { app, as, place, add, file, shipments } = await setUp()
  const first = await place({ buyer_name: 'Ayesha, "Khan"', order_notes: 'Ring\ntwice' })
  const paid = await place({ buyer_name: 'عائشہ', place: 'RYK' }, 2)
  await app.call('POST', `/orders/${paid}/payments`, { ...as, json: { amount: 300 } })
  const postex = await add()
  const { status, body } = await file(postex.id, [first, { order_id: paid, pieces: 2, weight_g: 1200 }])
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.name).toBe('PostEx-2026-03-01-2.csv')
  expect(body.csv.split('\r\n')).toEqual([
    'orderRefNumber,customerName,customerPhone,deliveryAddress,cityName,invoicePayment,orderDetail,items,orderType,transactionNotes',
    `${first},"Ayesha, ""Khan""",03007654321,"House 5, Street 9, Gulberg III, Lahore",Lahore,650,1 x Glass bangles,1,Normal,Ring twice`,
    `${paid},عائشہ,03007654321,"House 5, Street 9, Gulberg III, Lahore",Rahim Yar Khan,800,2 x Glass bangles,2,Normal,`,
    '',
  ])
  expect(await shipments(paid)).toMatchObject([
    { courier: 'PostEx', cod_amount: 800, weight_g: 1200, pieces: 2, tracking_number: null, batch: 'batch-0001' },
  ])
  const again = await app.call('GET', '/batches/batch-0001', as)
  expect(again.body.csv).toBe(body.csv)
  expect((await app.call('GET', '/batches', as)).body.batches).toEqual([
    { batch: 'batch-0001', courier: 'PostEx', parcels: 2, made_at: '2026-03-01T09:00:00.000Z' },
  ])
  const sentAgain = await file(postex.id, [first], { batch: 'batch-0001' })
  expect(sentAgain.body.csv).toBe(body.csv)
  expect(await shipments(first)).toHaveLength(1)
})

test('a courier with its own numbers of cities asks for each once; fixed importers get no commas', async () => {
  const { app, as, place, add, file } = await setUp()
  const lahore = await place({ buyer_name: 'Ayesha, Khan' })
  const village = await place({ place: 'Chak 42' })
  const leopards = await add('leopards')
  const refused = await file(leopards.id, [lahore, village])
  expect([refused.status, refused.body.orders]).toEqual([
    422,
    [lahore, village].map((order_id) => ({
      order_id,
      problems: ['The courier needs its own name or number for this city'],
    })),
  ])
  const places = { lahore: '789', '~chak42': '1011' }
  await app.call('PUT', `/couriers/${leopards.id}/places`, { ...as, json: { places } })
  const { body } = await file(leopards.id, [lahore, village])
  expect(body.csv.split('\r\n')[1]).toBe(
    `${lahore},Ayesha Khan,03007654321,House 5 Street 9 Gulberg III Lahore,789,650,500,1,1 x Glass bangles,self`,
  )
  expect(body.csv.split('\r\n')[2]).toContain(',1011,')
})

test('what cannot be sent is named, and nothing of the file is made', async () => {
  const { app, as, form, place, add, file, shipments } = await setUp()
  const postex = await add()
  const good = await place()
  const bad = await place({ buyer_phone: '042 35761234' })
  const { status, body } = await file(postex.id, [good, bad])
  expect([status, body.orders]).toEqual([422, [{ order_id: bad, problems: ['Not a mobile number like 03001234567'] }]])
  await app.call('PUT', `/orders/${bad}/status`, { ...as, json: { status: 'Cancelled' } })
  const { body: waiting } = await app.call('POST', '/orders', { json: form() })
  const cancelled = await file(postex.id, [good, bad, 'NOWHERE000', waiting.order_id])
  expect([cancelled.status, cancelled.body.orders]).toEqual([
    409,
    [
      { order_id: bad, problems: ['A Cancelled order is not sent'] },
      { order_id: 'NOWHERE000', problems: ['Order not found'] },
      { order_id: waiting.order_id, problems: ['Confirm it first'] },
    ],
  ])
  expect(await shipments(good)).toBeUndefined()
  await file(postex.id, [good])
  const twice = await file(postex.id, [good])
  expect([twice.status, twice.body.orders]).toEqual([
    409,
    [{ order_id: good, problems: ['It stands in a file for PostEx already'] }],
  ])
  expect((await file(postex.id, [good], { again: true })).status).toBe(201)
  expect(await shipments(good)).toMatchObject([{ batch: 'batch-0005' }])
})

test('the cash follows edits and payments until the parcel has its number; a second parcel collects nothing', async () => {
  const { app, as, place, add, file, numbers, shipments } = await setUp()
  const id = await place()
  const postex = await add()
  await file(postex.id, [id])
  const { updated_at } = (await app.call('GET', `/orders/${id}`, as)).body
  await app.call('PUT', `/orders/${id}`, { ...as, json: { updated_at, items: [{ position: 0, quantity: 2 }] } })
  expect(await shipments(id)).toMatchObject([{ cod_amount: 1100 }])
  await app.call('POST', `/orders/${id}/payments`, { ...as, json: { amount: 100 } })
  expect(await shipments(id)).toMatchObject([{ cod_amount: 1000 }])
  expect((await numbers([[id, 'px 1234567']])).body).toEqual({ message: 'Numbers saved', saved: 1 })
  expect(await shipments(id)).toMatchObject([
    { tracking_number: 'PX1234567', tracking_url: 'https://postex.pk/tracking?cn=PX1234567' },
  ])
  await app.call('POST', `/orders/${id}/payments`, { ...as, json: { amount: 100 } })
  const [{ id: parcel, cod_amount }] = await shipments(id)
  expect(cod_amount).toBe(1000)
  const add2 = (json: object) => app.call('POST', `/orders/${id}/shipments`, { ...as, json })
  const second = await add2({ courier: 'Own rider' })
  expect(second.body.order.shipments[1]).toMatchObject({ courier: 'Own rider', cod_amount: 0, pieces: 1 })
  expect((await add2({ courier: 'Own rider', cod_amount: 500 })).body.errors).toEqual({
    cod_amount: 'All parcels together would collect more than is due',
  })
  expect((await add2({ courier: 'PostEx', tracking_number: 'PX1234567' })).status).toBe(409)
  const change = (json: object) => app.call('PUT', `/orders/${id}/shipments/${parcel}`, { ...as, json })
  expect((await change({ courier: 'PostEx', cod_amount: 900 })).body.order.shipments[0].cod_amount).toBe(900)
  const removed = await app.call('DELETE', `/orders/${id}/shipments/${second.body.order.shipments[1].id}`, as)
  expect(removed.body.order.shipments).toHaveLength(1)
})

test('tracking numbers are all saved or none: unknown orders, doubles and taken numbers are named', async () => {
  const { place, add, file, numbers, shipments } = await setUp()
  const [first, second, third] = [await place(), await place(), await place()]
  const postex = await add()
  await file(postex.id, [first, second])
  const wrong = await numbers([
    [first, 'PX0001'],
    ['NOWHERE000', 'PX0002'],
    [second, 'PX0001'],
    [third, 'PX0003'],
  ])
  expect([wrong.status, wrong.body.orders]).toEqual([
    409,
    [
      { order_id: 'NOWHERE000', problems: ['Order not found'] },
      { order_id: second, problems: ['PX0001: the order or the number stands here twice'] },
      { order_id: third, problems: ['It stands in no courier file. Choose the courier.'] },
    ],
  ])
  expect(await shipments(first)).toMatchObject([{ tracking_number: null }])
  const pairs = [
    [first, 'PX0001'],
    [second.toLowerCase(), 'PX0002'],
    [third, 'TC0003'],
  ]
  expect((await numbers(pairs, 'TCS')).body.saved).toBe(3)
  expect((await numbers(pairs, 'TCS')).body.saved).toBe(0)
  expect(await shipments(third)).toMatchObject([
    { courier: 'TCS', tracking_number: 'TC0003', tracking_url: 'https://www.tcsexpress.com/track/TC0003' },
  ])
  const fourth = await place()
  expect((await numbers([[fourth, 'PX0001']], 'PostEx')).body.orders).toEqual([
    { order_id: fourth, problems: ['Number PX0001 is of another parcel'] },
  ])
  // Two couriers may count alike.
  expect((await numbers([[fourth, 'PX0001']], 'Leopards')).status).toBe(200)
  expect((await numbers([[first, 'PX0009']])).body.orders).toEqual([
    { order_id: first, problems: ['It has number PX0001 already'] },
  ])
})

test('a free shop makes ten courier files a day', async () => {
  const { app, place, add, file } = await setUp('free')
  const postex = await add()
  for (let count = 0; count < 10; count++) expect((await file(postex.id, [await place()])).status).toBe(201)
  const { status, body } = await file(postex.id, [await place()])
  expect([status, body.detail]).toEqual([403, 'Your plan has 10 courier files a day. You have made them all today.'])
  app.clock.time = new Date(app.clock.time.getTime() + 86_400_000)
  expect((await file(postex.id, [await place()])).status).toBe(201)
})

test('couriers are copies of their presets, at most twelve, and refuse a link without a number', async () => {
  const { app, as, add, place, file } = await setUp()
  for (const { id } of courierPresets) expect(await add(id)).toMatchObject({ places: {} })
  for (let count = courierPresets.length; count < 12; count++) await add()
  const save = (json: object) => app.call('POST', '/couriers', { ...as, json: { ...preset('postex'), ...json } })
  expect((await save({})).body.detail).toBe('A shop has at most 12 couriers')
  const link = 'Write the link with {number} where the tracking number goes, beginning with https://'
  for (const tracking_link of [
    'http://a.pk/{number}',
    'https://a.pk',
    'javascript:{number}',
    'https://a.pk/"{number}',
  ]) {
    expect((await save({ tracking_link })).body.errors).toEqual({ tracking_link: link })
  }
  const { couriers } = (await app.call('GET', '/couriers', as)).body
  const [first] = couriers
  const { id: _, places: _places, updated_at: _at, ...rest } = first
  const renamed = await app.call('PUT', `/couriers/${first.id}`, { ...as, json: { ...rest, name: 'PostEx Lahore' } })
  expect(renamed.body.courier.name).toBe('PostEx Lahore')
  const order = await place()
  await file(first.id, [order])
  expect((await app.call('DELETE', `/couriers/${first.id}`, as)).status).toBe(200)
  expect((await app.call('GET', '/batches/batch-0001', as)).body.detail).toBe('The courier of this file was removed')
})

test('orders are filtered by courier, and those without a parcel are found', async () => {
  const { app, as, place, add, file } = await setUp()
  const [sent, waiting] = [await place(), await place()]
  await file((await add()).id, [sent])
  const list = async (courier: string) =>
    (await app.call('GET', `/orders/my?courier=${courier}`, as)).body.orders.map(
      ({ order_id }: { order_id: string }) => order_id,
    )
  expect(await list('PostEx')).toEqual([sent])
  expect(await list('-')).toEqual([waiting])
})

test('cash to come, that came and that came back is summed by week and courier', async () => {
  const { app, as, place, add, file, numbers } = await setUp()
  const postex = await add()
  const move = async (id: string, ...statuses: (string | object)[]) => {
    for (const status of statuses) {
      const json = typeof status === 'string' ? { status } : status
      expect((await app.call('PUT', `/orders/${id}/status`, { ...as, json })).status).toBe(200)
    }
  }
  const [onWay, delivered, partly, own] = [await place(), await place(), await place({}, 2), await place()]
  await file(postex.id, [onWay, delivered, partly])
  await move(onWay, 'Shipped')
  await move(delivered, 'Shipped', 'Delivered')
  await move(partly, 'Shipped', {
    status: 'Returned',
    items: [{ position: 0, quantity: 1, condition: 'good' }],
  })
  await move(own, 'Shipped', 'Returning')
  app.clock.time = new Date('2026-03-10T09:00:00.000Z')
  const late = await place()
  await move(late, 'Shipped')
  await numbers([[late, 'TC0001']], 'TCS')
  const { body } = await app.call('GET', '/orders/money', as)
  expect(body).toEqual({
    currency: 'PKR',
    rows: [
      { week: '2026-03-09', courier: 'TCS', parcels: 1, to_come: 650, came: 0, came_back: 0 },
      { week: '2026-02-23', courier: '', parcels: 1, to_come: 0, came: 0, came_back: 650 },
      { week: '2026-02-23', courier: 'PostEx', parcels: 3, to_come: 650, came: 1300, came_back: 450 },
    ],
    sum: { parcels: 5, to_come: 1300, came: 1300, came_back: 1100 },
  })
  const sheet = await app.app.request('/api/orders/money.csv', { headers: { authorization: `Bearer ${as.token}` } })
  const lines = new TextDecoder().decode(await sheet.arrayBuffer()).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['week,courier,parcels,to_come,came,came_back', '2026-03-09,TCS,1,650,0,0'])
})
