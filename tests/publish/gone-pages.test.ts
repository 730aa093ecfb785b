import { expect, test } from 'vitest'
import { removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { GONE_KEPT, noteGone } from '#server/records/products/gone-pages.repo.ts'
import { addProduct, openShop } from '../support/fixtures/published-shop.ts'

test('a removed product answers 410 and an empty category 404, in their own shop’s clothes, with what it sells', async () => {
  const { app, store, product } = await openShop()
  await addProduct(app, store, { name: 'Kashmiri shawl', category: 'Shawls' })
  await app.settled()
  const read = async (path: string) => {
    const answer = await app.app.request(path)
    return { status: answer.status, html: await answer.text(), headers: answer.headers }
  }
  expect((await read(`/store/noor/p/${product.slug}/`)).status).toBe(200)
  expect((await read('/store/noor/c/bangles/')).status).toBe(200)

  await removeProduct(app.deps, store, product.id)
  await app.settled()
  for (const [path, expected] of [
    [`/store/noor/p/${product.slug}/`, 410],
    ['/store/noor/c/bangles/', 404],
    ['/noor/anything', 404],
    ['/store/noor/gone/', 404],
  ] as const) {
    const { status, html, headers } = await read(path)
    expect(status).toBe(expected)
    expect(html).toContain('No longer in the shop')
    expect(html).toContain('Kashmiri shawl')
    expect(html).toContain('data-layout="default"')
    expect(headers.get('etag')).toBeNull()
  }
  expect((await read('/store/noor/sitemap.xml')).html).not.toContain('gone')
  // A shop that does not exist has no design.
  const unknown = await read('/store/nobody/p/x/')
  expect(unknown.status).toBe(404)
  expect(unknown.html).not.toContain('No longer in the shop')
})

test('an address that is used again answers as before, and each shop remembers its last thousand', async () => {
  const { app, store, product } = await openShop()
  await removeProduct(app.deps, store, product.id)
  await addProduct(app, store, { name: 'Glass bangles' })
  await app.settled()
  expect((await app.app.request(`/store/noor/p/${product.slug}/`)).status).toBe(200)

  const rows = Array.from({ length: GONE_KEPT + 1 }, (_, at) => ({
    ...{ store_id: store.id, path: `p/old-${at}`, gone_at: new Date(at * 1000).toISOString() },
  }))
  await app.deps.db.insertInto('gone_pages').values(rows).execute()
  await app.deps.db.transaction().execute((trx) => noteGone(trx, store.id, 'p/last', new Date().toISOString()))
  const kept = await app.deps.db.selectFrom('gone_pages').select('path').execute()
  expect(kept).toHaveLength(GONE_KEPT)
  expect(kept).toContainEqual({ path: 'p/last' })
})

test('beside a product that is sold out stands what can be bought, of other categories too', async () => {
  const { app, store } = await openShop()
  await addProduct(app, store, { name: 'Kashmiri shawl', category: 'Shawls' })
  await addProduct(app, store, { name: 'Sold out shawl', category: 'Shawls', inventory_count: 0 })
  await addProduct(app, store, { name: 'Sold out bangles', inventory_count: 0 })
  await app.settled()
  const page = await (await app.app.request('/store/noor/p/sold-out-shawl/')).text()
  const names = [...page.matchAll(/data-open data-name[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(names).toEqual(['Kashmiri shawl', 'Glass bangles'])
})
