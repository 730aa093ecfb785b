import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { firstVariant } from '#server/records/products/variants.repo.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addProduct, addSeller, addStore, createTestApp, type TestApp } from '../../support/apps/test-app.ts'

const names = (answer: { body: { products: { name: string }[] } }) => answer.body.products.map(({ name }) => name)

test('finds products by name, description and category, with special characters taken literally', async () => {
  const app = await createTestApp()
  const seller = await addStore(app, 'noor', { plan: 'paid' })
  for (const [name, description] of [
    ['Shawl 100% wool', 'Warm'],
    ['Khussa', 'With wool lining'],
    ['Plate_blue', 'Ceramic'],
    ['پشمینہ شال', 'Pashmina'],
    ['Écharpe', 'Silk'],
  ]) {
    await addProduct(app, seller.token, { name, description, category: 'Home' })
  }
  const rival = await addStore(app, 'rival')
  await addProduct(app, rival.token, { name: 'Wool of a rival' })
  for (const path of ['/stores/noor?', '/products/search?store_slug=noor&']) {
    const find = async (search: string) => names(await app.call('GET', `${path}search=${encodeURIComponent(search)}`))
    expect(await find(' WOOL ')).toEqual(['Khussa', 'Shawl 100% wool'])
    expect(await find('%')).toEqual(['Shawl 100% wool'])
    expect(await find('_')).toEqual(['Plate_blue'])
    expect(await find('\\')).toEqual([])
    expect(await find('éCHARPE')).toEqual(['Écharpe'])
    expect(await find('شال')).toEqual(['پشمینہ شال'])
    expect(await find('pashmeena')).toEqual(['پشمینہ شال'])
    expect(await find('کھسہ')).toEqual(['Khussa'])
    expect(await find("' or 1=1 --")).toEqual([])
    expect(await find('wool\0')).toEqual(['Khussa', 'Shawl 100% wool'])
    expect(await app.call('GET', `${path}search=${'x'.repeat(65)}`)).toMatchObject({
      status: 422,
      body: { detail: 'Search for at most 64 characters' },
    })
  }
  const own = await app.call('GET', '/products/search?search=wool', { token: rival.token })
  expect(names(own)).toEqual(['Wool of a rival'])
  expect(own.body).toMatchObject({ total: 1, page: 1, limit: 20, total_pages: 1 })
  const refused = (path: string, status: number, detail: string, token?: string) =>
    app
      .call('GET', path, { ...(token ? { token } : {}) })
      .then((answer) => expect(answer).toMatchObject({ status, body: { detail } }))
  await refused('/products/search?search=wool', 422, 'store_slug is required')
  await refused('/products/search?store_slug=noor', 422, 'search is required')
  await refused('/products/search?store_slug=noor&search=%00', 422, 'search is required')
  await refused('/products/search?store_slug=noor&search=a&limit=101', 422, expect.any(String))
  const nowhere = "The store you're looking for doesn't exist or is not available."
  await refused('/products/search?store_slug=nobody&search=a', 404, nowhere)
  await refused('/products/search?search=a', 404, nowhere, (await addSeller(app)).token)
})

/** A store as large as the largest plan allows, with the longest descriptions. */
const fill = async (app: TestApp, storeId: string, count: number) => {
  const now = app.clock.now().toISOString()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    store_id: storeId,
    slug: `product-${index}`,
    name: `Product ${index}`,
    description: 'ab'.repeat(2500),
    price: 100,
    category: 'Home',
    featured: 0 as const,
    status: 'active' as const,
    created_at: now,
  }))
  for (let from = 0; from < count; from += 100) {
    const some = rows.slice(from, from + 100)
    await app.db.insertInto('products').values(some).execute()
    await app.db
      .insertInto('product_variants')
      .values(some.map((row) => firstVariant(row, 1)))
      .execute()
  }
}

test.skipIf(onPostgres)('threat 27: hostile searches leave the event loop to others', async () => {
  const app = await createTestApp()
  const seller = await addStore(app)
  await fill(app, seller.store.id, 1000)
  const hostile = [
    `${'ab'.repeat(31)}ac`,
    `c${'ba'.repeat(31)}`,
    '%'.repeat(64),
    '_%'.repeat(32),
    'a'.repeat(64),
    '\\'.repeat(64),
  ]
  const searches = hostile.flatMap((text) => [
    `/products/search?store_slug=noor&search=${encodeURIComponent(text)}`,
    `/stores/noor?search=${encodeURIComponent(text)}`,
  ])
  let turns = 0
  let searching = true
  const others = async () => {
    while (searching) {
      await nextTurn()
      turns++
    }
  }
  const counting = others()
  for (const path of searches) {
    const before = turns
    expect((await app.call('GET', path)).status).toBe(200)
    // Other work gets a turn every few hundred products.
    expect(turns - before, path).toBeGreaterThanOrEqual(4)
  }
  searching = false
  await counting
})
