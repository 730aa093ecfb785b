import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { updateStore } from '#server/records/stores/stores.repo.ts'
import { sitemapRoutes } from '#server/site/sitemaps.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'

const ORIGIN = 'https://shop.example'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

/** Live stores, in the order in which they were made. */
const withStores = async (app: PublishingApp, ...slugs: string[]) => {
  const stores = []
  for (const slug of slugs) stores.push(await insertTestStore(app, slug))
  for (const { id } of stores) await write(app.deps, (trx) => enqueuePublish(trx, app.deps.clock, id))
  await app.settled()
  return stores
}

test('robots.txt leaves robots the pages, keeps them from the API, and names the sitemap', async () => {
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: ORIGIN } })
  const response = await app.get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(lines).not.toContain('Disallow: /')
})

test('the index leads to the platform’s pages and to every live store, where stores are reached', async () => {
  const env = { PUBLIC_ORIGIN: ORIGIN, STORES_ORIGIN: 'https://stores.example' }
  const app = await createPublishingApp({ threads: false, env })
  await withStores(app, 'noor', 'zari')
  const index = await app.get('/sitemap.xml')
  expect(index.headers.get('content-type')).toContain('application/xml')
  const files = locations(await index.text())
  expect(files).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-stores.xml`])
  const pages = locations(await (await app.get('/sitemap-pages.xml')).text())
  expect(pages).toContain(`${ORIGIN}/`)
  expect(pages.filter((page) => /auth|dashboard|admin|404|not-found/.test(page))).toEqual([])
  const xml = await (await app.get('/sitemap-stores.xml')).text()
  expect(locations(xml)).toEqual(['https://stores.example/store/noor/', 'https://stores.example/store/zari/'])
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test('a store that is suspended, being deleted or not published yet is not in it', async () => {
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: ORIGIN } })
  const [suspended, closed] = await withStores(app, 'gone', 'closed', 'noor')
  await insertTestStore(app, 'unpublished')
  const now = new Date().toISOString()
  await app.deps.db.transaction().execute(async (trx) => {
    await updateStore(trx, suspended?.id ?? '', { suspended_at: now })
    await updateStore(trx, closed?.id ?? '', { closed_at: now })
  })
  const xml = await (await app.get('/sitemap-stores.xml')).text()
  expect(locations(xml)).toEqual([`${ORIGIN}/store/noor/`])
})

test('stores are split into files that together hold each of them once', async () => {
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: ORIGIN } })
  const slugs = ['store-a', 'store-b', 'store-c', 'store-d', 'store-e']
  await withStores(app, ...slugs)
  for (const perFile of [1, 2, 4, 5]) {
    const site = new Hono().route('/', sitemapRoutes(app.deps, [], perFile))
    const [, ...files] = locations(await (await site.request('/sitemap.xml')).text())
    expect(files).toHaveLength(Math.ceil(slugs.length / perFile))
    const found: string[][] = []
    for (const file of files) found.push(locations(await (await site.request(file.slice(ORIGIN.length))).text()))
    expect(found.flat()).toEqual(slugs.map((slug) => `${ORIGIN}/store/${slug}/`))
    for (const file of found) expect(file.length).toBeLessThanOrEqual(perFile)
  }
})

test('a file that is longer than what is read at a time is whole', async () => {
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: ORIGIN } })
  const [store] = await withStores(app, 'first')
  const row = await app.deps.db
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', store?.id ?? '')
    .executeTakeFirstOrThrow()
  const live = await app.deps.db.selectFrom('publications').selectAll().executeTakeFirstOrThrow()
  const user = await app.deps.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  const COUNT = 2500
  await app.deps.db.transaction().execute(async (trx) => {
    for (let index = 0; index < COUNT; index++) {
      const id = `f0000000-0000-7000-8000-${String(index).padStart(12, '0')}`
      const owner = `${id}-owner`
      await trx
        .insertInto('users')
        .values({ ...user, id: owner, email: `${index}@seller.example` })
        .execute()
      await trx
        .insertInto('stores')
        .values({ ...row, id, user_id: owner, store_slug: `store-${index}` })
        .execute()
      await trx
        .insertInto('publications')
        .values({ ...live, store_id: id })
        .execute()
    }
  })
  const found = locations(await (await app.get('/sitemap-stores.xml')).text())
  expect(new Set(found).size).toBe(COUNT + 1)
  expect(found).toHaveLength(COUNT + 1)
})

test('whoever asks for sitemaps too often waits; robots.txt is always there', async () => {
  const app = await createPublishingApp({ threads: false })
  const statuses = new Set<number>()
  for (let time = 0; time < 600 && !statuses.has(429); time++) statuses.add((await app.get('/sitemap.xml')).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await app.get('/robots.txt')).status).toBe(200)
})
