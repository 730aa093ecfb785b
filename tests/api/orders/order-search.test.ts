import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SEARCHED_ORDERS } from '#contract/orders/bounds.ts'
import { newId } from '#server/db/ids.ts'
import { createOneAtATime } from '#server/http/one-at-a-time.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { searchOrders } from '#server/modules/selling/orders/search.repo.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addStore, createTestApp, type TestApp } from '../../support/apps/test-app.ts'

/** Orders of a store, a second apart, the first one newest. */
const fill = async (app: TestApp, storeId: string, count: number, change: (index: number) => Partial<OrderRow>) => {
  const orderAt = (index: number): OrderRow => {
    const at = new Date(app.clock.time.getTime() - index * 1000).toISOString()
    return {
      id: newId(),
      // No letters, which could spell a name by chance.
      order_id: `${index}`.padStart(10, '0'),
      store_id: storeId,
      buyer_user_id: null,
      customer_id: null,
      buyer_name: 'a'.repeat(100),
      buyer_phone: '03001234567',
      delivery_address: 'House 7, Street 3, Lahore',
      place: null,
      place_typed: null,
      pick_up: 0,
      order_notes: null,
      goods_amount: 450,
      discount_amount: 0,
      delivery_amount: 0,
      adjustment_amount: 0,
      adjustment_note: null,
      total_amount: 450,
      paid_amount: 0,
      advance_amount: 0,
      pay_by: null,
      currency: 'PKR',
      status: 'Pending',
      to_check: null,
      admin_notes: null,
      discount_code: null,
      link_version: 1,
      buyer_confirmed_at: null,
      source: 'shop',
      edited_at: null,
      language: null,
      created_at: at,
      updated_at: at,
      ...change(index),
    }
  }
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => orderAt(from + index))
    await app.db.insertInto('orders').values(rows).execute()
  }
}

const find = async (app: TestApp, token: string, search: string, more = '') => {
  const { status, body } = await app.call('GET', `/orders/my?search=${encodeURIComponent(search)}${more}`, { token })
  expect(status, search).toBe(200)
  const orders: { buyer_name: string }[] = body.orders
  return { names: orders.map(({ buyer_name }) => buyer_name), total: body.pagination.total as number }
}

test('what a search finds is paged newest first, also where many orders are of one moment, and knows the case of every letter', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  const created_at = app.clock.time.toISOString()
  await fill(app, store.id, 450, (index) => ({
    created_at,
    id: `${1000 - index}`,
    buyer_name: index % 2 ? `Érum ${index}` : 'Bilal',
  }))
  expect(await find(app, token, 'éRUM', '&limit=3')).toEqual({ names: ['Érum 1', 'Érum 3', 'Érum 5'], total: 225 })
  expect((await find(app, token, 'érum', '&limit=100&page=3')).names.at(-1)).toBe('Érum 449')
  expect((await find(app, token, 'érum', '&limit=100&page=4')).names).toEqual([])
})

test('a buyer is found in the other script and in another spelling, where nothing has the text itself', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  const names = ['رابعہ اسلم', 'Ayesha Khan', 'Hamza Sheikh']
  await fill(app, store.id, names.length, (index) => ({ buyer_name: names[index] ?? '' }))
  const found = async (search: string) => (await find(app, token, search)).names
  expect(await found('rabia')).toEqual(['رابعہ اسلم'])
  expect(await found('aisha')).toEqual(['Ayesha Khan'])
  expect(await found('حمزہ')).toEqual(['Hamza Sheikh'])
  expect(await found('Ayesha')).toEqual(['Ayesha Khan'])
  expect(await found('Zubaida')).toEqual([])
})

test('a search looks at the newest orders; an older one is found by the beginning of its number, in its own store alone', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  const rival = await addStore(app, 'rival')
  await fill(app, rival.store.id, 1, () => ({ buyer_name: 'Sana, of the rival', order_id: 'XYZ1237654' }))
  await fill(app, store.id, SEARCHED_ORDERS + 2, (index) => {
    if (index === SEARCHED_ORDERS - 1) return { buyer_name: 'Sana, the last one seen' }
    return index > SEARCHED_ORDERS ? { buyer_name: 'Sana, too old', order_id: 'XYZ1234567' } : {}
  })
  expect(await find(app, token, 'sana')).toEqual({ names: ['Sana, the last one seen'], total: 1 })
  for (const number of ['xyz123', 'XYZ1234567'])
    expect((await find(app, token, number)).names).toEqual(['Sana, too old'])
  expect((await find(app, token, 'xyz12')).names).toEqual([])
  expect((await find(app, token, 'XYZ1234567', '&status=Shipped')).names).toEqual([])
})

test.skipIf(onPostgres)('threat 27: hostile searches of orders leave the event loop to others', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  await fill(app, store.id, 2000, () => ({}))
  let turns = 0
  let searching = true
  const others = async () => {
    while (searching) {
      await nextTurn()
      turns++
    }
  }
  const counting = others()
  for (const text of [`${'a'.repeat(63)}b`, `b${'a'.repeat(63)}`, '_%'.repeat(32), '0'.repeat(64), '\\'.repeat(64)]) {
    const before = turns
    expect((await find(app, token, text)).total).toBe(0)
    // Other work gets a turn every few hundred orders.
    expect(turns - before, text).toBeGreaterThanOrEqual(9)
  }
  searching = false
  await counting
})

test('a search that nobody waits for any more reads no further', async () => {
  const app = await createTestApp()
  const { store } = await addStore(app)
  await fill(app, store.id, 450, () => ({}))
  const query = { storeId: store.id, store: { country_code: '+92' }, statuses: ['Pending'] as const, search: 'a' }
  expect(await searchOrders(app.db, query)).toHaveLength(450)
  expect(await searchOrders(app.db, { ...query, signal: AbortSignal.abort() })).toHaveLength(200)
})

test('work of one account waits for its turn, also after one that failed; that of others does not', async () => {
  const oneAtATime = createOneAtATime()
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const work = (name: string, until: Promise<void>) => async () => {
    begun.push(name)
    await until
    return name
  }
  const first = oneAtATime('hers', work('first', held.promise))
  const second = oneAtATime('hers', work('second', Promise.resolve()))
  expect(await oneAtATime('his', work('of another', Promise.resolve()))).toBe('of another')
  expect(begun).toEqual(['first', 'of another'])
  held.reject(new Error('of the first alone'))
  await expect(first).rejects.toThrow('of the first alone')
  expect(await second).toBe('second')
})

test('searches have a limit of their own, by account', async () => {
  const app = await createTestApp()
  const [seller, rival] = [await addStore(app), await addStore(app, 'rival')]
  app.deps.limits.orderSearchByAccount = rateLimit(2, 60, 'slow down')
  const read = async (query: string, token = seller.token) =>
    (await app.call('GET', `/orders/my${query}`, { token })).status
  expect([await read('?search=a'), await read('?search=b'), await read('?search=c')]).toEqual([200, 200, 429])
  expect([await read(''), await read('?search=a', rival.token)]).toEqual([200, 200])
})
