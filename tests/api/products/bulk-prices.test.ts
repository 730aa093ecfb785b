import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp } from '../../support/apps/test-app.ts'

const setUp = async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor')
  const as = { token }
  const bangles = await addProduct(app, token, { price: 455, compare_at: 500 })
  const shawl = await addProduct(app, token, {
    name: 'Shawl',
    price: 1200,
    category: 'Shawls',
    options: [{ name: 'Size', values: [{ label: 'M' }, { label: 'L' }] }],
    variants: [
      { labels: ['M'], inventory_count: 3 },
      { labels: ['L'], price: 1500, inventory_count: 3 },
    ],
  })
  const preview = async (json: object) => (await app.call('POST', '/products/prices/preview', { ...as, json })).body
  const change = (json: object) => app.call('PUT', '/products/prices', { ...as, json })
  const prices = async () => {
    const { products } = (await app.call('GET', '/products', as)).body
    return Object.fromEntries(
      products.map((one: { name: string; variants: { price: number }[] }) => [
        one.name,
        one.variants.map(({ price }) => price),
      ]),
    )
  }
  return { app, as, bangles, shawl, preview, change, prices }
}

test('all prices go up by a percent, rounded, as the preview says and by one publication', async () => {
  const { app, preview, change, prices } = await setUp()
  const asked = { percent: 10, round_to: 10 }
  const { checksum, ...shown } = await preview(asked)
  expect(shown).toEqual({
    products: 2,
    changes: [
      { product_id: expect.any(String), name: 'Glass bangles', from: 455, to: 500 },
      { product_id: expect.any(String), name: 'Shawl', from: 1200, to: 1320 },
    ],
  })
  expect(await prices()).toEqual({ 'Glass bangles': [455], Shawl: [1200, 1500] })
  const before = await app.db.selectFrom('stores').select('revision').executeTakeFirstOrThrow()
  const { status, body } = await change({ ...asked, checksum })
  expect([status, body.products]).toEqual([200, 2])
  expect(await prices()).toEqual({ 'Glass bangles': [500], Shawl: [1320, 1650] })
  const after = await app.db.selectFrom('stores').select('revision').executeTakeFirstOrThrow()
  expect(Number(after.revision)).toBe(Number(before.revision) + 1)
  // A price before that is no longer above the price says nothing.
  const { compare_at } = await app.db
    .selectFrom('products')
    .select('compare_at')
    .where('name', '=', 'Glass bangles')
    .executeTakeFirstOrThrow()
  expect(compare_at).toBeNull()
})

test('one category goes down, and never below one step; what has changed since is looked at again', async () => {
  const { app, as, bangles, preview, change, prices } = await setUp()
  const asked = { percent: -90, category: 'Bangles', round_to: 100 }
  const { checksum } = await preview(asked)
  await app.call('PUT', `/products/${bangles.id}`, { ...as, json: { price: 470 } })
  const late = await change({ ...asked, checksum })
  expect([late.status, late.body.detail]).toEqual([409, 'Your prices have changed since. Please look at them again.'])
  const again = await preview(asked)
  expect((await change({ ...asked, checksum: again.checksum })).status).toBe(200)
  expect(await prices()).toEqual({ 'Glass bangles': [100], Shawl: [1200, 1500] })
  // The same change sent twice is no second one.
  expect((await change({ ...asked, checksum: again.checksum })).status).toBe(409)
})
