import { beforeEach, expect, test, vi } from 'vitest'
import { newProduct } from '#contract/products/products.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveSales } from '#server/modules/shop/sales/sales.service.ts'
import { startSaleTurns } from '#server/modules/shop/sales/turn-sales.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

const now = (moment: string) => vi.setSystemTime(new Date(moment))

const ALL = { products: [], categories: [] }

/** A published shop with a shawl for Rs. 2,000 on 5 March. */
const setUp = async () => {
  now('2026-03-05T07:00:00.000Z')
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  const shawl = { name: 'Shawl', description: 'Wool', price: 2000, category: 'Shawls', inventory_count: 9 }
  await createProduct(app.deps, owner, store, newProduct.parse(shawl))
  await app.settled()
  const page = async (path = '') => (await app.get(`/store/noor/${path}`)).text()
  /** Passes of the loop that begins and ends sales; returns the versions it published. */
  const turn = async () => {
    const before = app.outcomes.length
    const loop = startSaleTurns(app.deps, { poll: false })
    await loop.idle()
    await loop.stop()
    await app.settled()
    return app.outcomes.length - before
  }
  return { app, store, page, turn }
}

test('a sale begins and ends on the pages by itself, and is published once each time', async () => {
  const { app, store, page, turn } = await setUp()
  const plain = await page('p/shawl/')
  await saveSales(app.deps, store, { sales: [{ percent: 15, from: '2026-03-10', to: '2026-03-12', ...ALL }] })
  await app.settled()
  // A planned price is nobody's to know.
  expect(await page('p/shawl/')).toBe(plain)
  expect(await turn()).toBe(0)
  now('2026-03-09T19:00:00.000Z')
  expect(await turn()).toBe(1)
  expect(await page()).toContain('Rs. 1,700')
  expect(await page('p/shawl/')).toContain('You save Rs. 300 (15%)')
  expect(await page('p/shawl/')).toContain('StrikethroughPrice')
  expect(await turn()).toBe(0)
  now('2026-03-12T19:00:00.000Z')
  expect(await turn()).toBe(1)
  expect(await page('p/shawl/')).toBe(plain)
  const { sales, sales_turn, updated_at } = await app.deps.db
    .selectFrom('stores')
    .select(['sales', 'sales_turn', 'updated_at'])
    .executeTakeFirstOrThrow()
  expect({ sales, sales_turn }).toEqual({ sales: null, sales_turn: null })
  // Her edits of meanwhile can still be saved.
  expect(updated_at < '2026-03-06').toBe(true)
})

test('a server that was off for days ends the sale when it is back', async () => {
  const { app, store, page, turn } = await setUp()
  await saveSales(app.deps, store, { sales: [{ percent: 15, from: null, to: '2026-03-05', ...ALL }] })
  await app.settled()
  expect(await page('p/shawl/')).toContain('1,700')
  now('2026-04-20T07:00:00.000Z')
  expect(await turn()).toBe(1)
  expect(await page('p/shawl/')).not.toContain('1,700')
})

test('a store whose sale cannot end holds up no other, and is tried again', async () => {
  const { app, store, page } = await setUp()
  const other = await insertTestStore(app, 'zoya')
  const ending = { sales: [{ percent: 15, from: null, to: '2026-03-05', ...ALL }] }
  for (const one of [other, store]) await saveSales(app.deps, one, ending)
  now('2026-03-06T07:00:00.000Z')
  const { writes } = app.deps
  let fails = true
  const run: typeof writes.run = (work) => {
    if (!fails) return writes.run(work)
    fails = false
    return Promise.reject(new Error('the disk is full'))
  }
  const loop = startSaleTurns({ ...app.deps, writes: { ...writes, run } }, { poll: false })
  await loop.idle()
  const waiting = async () =>
    (await app.deps.db.selectFrom('stores').select('id').where('sales_turn', 'is not', null).execute()).length
  expect(await waiting()).toBe(1)
  await loop.idle()
  expect(await waiting()).toBe(0)
  await loop.stop()
  await app.settled()
  expect(await page('p/shawl/')).not.toContain('1,700')
})
