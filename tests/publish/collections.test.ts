import { expect, test } from 'vitest'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

test('a collection has a page of its own with its products, is linked from the shop, and leaves with its last one', async () => {
  const { app, seller, product } = await openOrderingShop()
  const page = async (path: string) => {
    await app.settled()
    return app.get(`/store/noor/${path}`)
  }
  const home = await (await page('')).text()
  const other = { name: 'Shawl', description: 'Wool', price: 2000, category: 'Shawls', inventory_count: 9 }
  const shawl = (await (await seller('POST', '/products', other)).json()) as { id: string }
  const plain = await (await page('')).text()
  const made = await seller('POST', '/collections', { title: 'عید Picks', product_ids: [shawl.id] })
  const { collection } = (await made.json()) as { collection: { id: string; slug: string } }
  expect(collection).toMatchObject({ title: 'عید Picks', slug: 'picks' })
  const own = await (await page('s/picks/')).text()
  expect(own).toMatch(/<h1[^>]*>عید Picks<\/h1>/)
  expect(own).toContain('Shawl')
  expect(own).not.toContain('glass-i-bangles-i')
  expect(own).toContain('"BreadcrumbList"')
  expect(await (await page('')).text()).toContain('href="/store/noor/s/picks/"')
  expect(await (await page('sitemap.xml')).text()).toContain('/store/noor/s/picks/')

  const change = { title: 'Eid', product_ids: [product.id, shawl.id] }
  await seller('PUT', `/collections/${collection.id}`, change)
  expect(await (await page('s/picks/')).text()).toContain('glass-i-bangles-i')
  // Hidden products leave it, and it leaves with its last one.
  for (const id of change.product_ids) await seller('PUT', `/products/${id}`, { hidden: true })
  expect((await page('s/picks/')).status).toBe(404)
  for (const id of change.product_ids) await seller('PUT', `/products/${id}`, { hidden: false })
  expect((await page('s/picks/')).status).toBe(200)

  await seller('DELETE', `/collections/${collection.id}`)
  expect((await page('s/picks/')).status).toBe(410)
  // A shop that has none is as before.
  expect(await (await page('')).text()).toBe(plain)
  await seller('DELETE', `/products/${shawl.id}`)
  expect(await (await page('')).text()).toBe(home)
})

test('a deleted product is out of its collections, and the address stays when the title changes', async () => {
  const { app, seller, product } = await openOrderingShop()
  const body = { title: 'New in', product_ids: [product.id] }
  const { collection } = (await (await seller('POST', '/collections', body)).json()) as { collection: { id: string } }
  const again = (await (await seller('POST', '/collections', body)).json()) as { collection: { slug: string } }
  expect(again.collection.slug).toMatch(/^new-in-\w{6}$/)
  const renamed = (await (await seller('PUT', `/collections/${collection.id}`, { ...body, title: 'Old' })).json()) as {
    collection: object
  }
  expect(renamed.collection).toMatchObject({ title: 'Old', slug: 'new-in' })
  await seller('DELETE', `/products/${product.id}`)
  const { collections } = (await (await seller('GET', '/collections')).json()) as { collections: object[] }
  expect(collections).toMatchObject([{ product_ids: [] }, { product_ids: [] }])
  await app.settled()
  expect((await app.get('/store/noor/s/new-in/')).status).toBe(404)
})
