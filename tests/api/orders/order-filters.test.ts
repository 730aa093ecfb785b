import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

/** A shop that asks for the city, with four orders: two to Lahore, one to Multan, one to a village. */
const setUp = async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor')
  const as = { token }
  await app.call('PUT', '/stores/my/delivery', { ...as, json: { default_fee: 200, rates: [] } })
  const bangles = await addProduct(app, token)
  const shawl = await addProduct(app, token, { name: 'Pashmina shawl', price: 900 })
  const place = async (number: number, change: object, product = bangles) => {
    app.clock.time = new Date(app.clock.time.getTime() + 60_000)
    const json = orderForm(product.id, { buyer_phone: `0300 765432${number}`, ...change })
    const { body, status } = await app.call('POST', '/orders', { json })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.order_id as string
  }
  const first = await place(1, { place: 'Lahore' })
  const multan = await place(2, { place: 'Multan', buyer_name: '=1+1' }, shawl)
  const village = await place(3, { place: 'Chak 42' })
  const last = await place(4, { place: 'lhr' })
  const list = async (query: string) => {
    const { body } = await app.call('GET', `/orders/my?${query}`, as)
    return { ids: body.orders.map(({ order_id }: { order_id: string }) => order_id), total: body.pagination.total }
  }
  return { app, as, first, multan, village, last, list }
}

test('orders are filtered by city, by day and by what was paid, together with a status', async () => {
  const { app, as, first, multan, village, last, list } = await setUp()
  expect(await list('city=lahore')).toEqual({ ids: [last, first], total: 2 })
  expect(await list(`city=${encodeURIComponent('Chak 42')}`)).toEqual({ ids: [village], total: 1 })
  await app.call('PUT', `/orders/${last}/status`, { ...as, json: { status: 'Cancelled' } })
  expect(await list('city=lahore&status=Pending')).toEqual({ ids: [first], total: 1 })
  expect((await app.call('GET', '/orders/cities', as)).body.cities).toEqual(
    expect.arrayContaining([
      { city: 'lahore', name: 'Lahore', orders: 1 },
      { city: 'multan', name: 'Multan', orders: 1 },
      { city: 'Chak 42', name: 'Chak 42', orders: 1 },
    ]),
  )
  await app.call('POST', `/orders/${multan}/payments`, { ...as, json: { amount: 1100 } })
  expect((await list('payment=paid')).ids).toEqual([multan])
  expect((await list('payment=cash')).ids).toEqual([last, village, first])
  expect((await list('payment=claimed')).ids).toEqual([])
  // Placed on 1 March, 2 pm in Pakistan.
  expect((await list('from=2026-03-01&to=2026-03-01')).total).toBe(4)
  expect((await list('to=2026-02-28')).total).toBe(0)
  expect((await list('from=2026-03-02')).total).toBe(0)
  expect((await app.call('GET', '/orders/my?from=yesterday', as)).body.errors).toEqual({
    from: 'Write the day as 2026-03-01',
  })
})

test('a search finds orders by product and by city, within the filter', async () => {
  const { first, multan, last, list } = await setUp()
  expect((await list('search=pashmina')).ids).toEqual([multan])
  expect((await list('search=LAHO')).ids).toEqual([last, first])
  expect((await list('search=bangles&city=lahore')).ids).toEqual([last, first])
  expect((await list('search=pashmina&city=lahore')).ids).toEqual([])
})

test('threat 38: the file of orders has what a list shows, opens in Excel and runs no formula', async () => {
  const { app, as, multan } = await setUp()
  const read = (query: string) =>
    app.app.request(`/api/orders.csv?${query}`, { headers: { authorization: `Bearer ${as.token}` } })
  const answer = await read('city=multan')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-03-01.csv"')
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n')
  expect(lines[0]).toMatch(/^\ufefforder,placed,status,name,phone,city,address,products,pieces,/)
  expect(lines[1]).toBe(
    `${multan},2026-03-01 14:02,Pending,'=1+1,0300 7654322,Multan,"House 5, Street 9, Gulberg III, Lahore",1 × Pashmina shawl,1,0,900,0,,200,0,1100,0,1100,PKR,shop,,,`,
  )
  expect(lines).toHaveLength(3)
  expect(new TextDecoder().decode(await (await read('status=Delivered')).arrayBuffer()).split('\r\n')).toHaveLength(2)
})
