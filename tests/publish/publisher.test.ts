import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeProduct, removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { compressFast } from '#server/publish/files/compression.ts'
import { reserveStock } from '#server/records/products/variants.repo.ts'
import {
  changeAndPublish,
  enqueueFormsPublish,
  enqueueStockPublish,
} from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { breakStore } from '../support/fixtures/break-store.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const text = async (app: PublishingApp, path: string) => {
  const response = await app.get(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('a saved product is on its pages; pages it does not touch are linked, not rendered', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  // Enough in each category that none needs the store's newest beside it.
  for (let index = 0; index < 15; index++)
    await addProduct(app, store, { name: `Product ${index}`, category: `Category ${index % 3}` })
  await app.settled()
  const before = app.outcomes.length
  const product = await addProduct(app, store, { name: 'Ajrak shawl', category: 'Category 0' })
  await app.settled()
  for (const path of [
    '/store/noor',
    '/store/noor/',
    '/noor',
    '/store/noor/c/category-0/',
    `/store/noor/p/${product.slug}/`,
  ]) {
    const page = await text(app, path)
    expect(page.status, path).toBe(200)
    expect(page.html, path).toContain('Ajrak shawl')
  }
  await changeProduct(app.deps, store, product.id, { price: 99_900 })
  await app.settled()
  expect((await text(app, '/store/noor')).html).toContain('Rs. 999')
  const outcome = app.outcomes.at(-1)
  expect(app.outcomes.length).toBeGreaterThan(before)
  expect(outcome).toMatchObject({ kind: 'published' })
  if (outcome?.kind !== 'published') return
  // Home, categories of the default layout (they list all), the product, and the related products' pages.
  expect(outcome.reused).toBeGreaterThanOrEqual(4)
  await removeProduct(app.deps, store, product.id)
  await app.settled()
  expect((await text(app, `/store/noor/p/${product.slug}/`)).status).toBe(410)
  expect((await text(app, '/store/noor')).html).not.toContain('Ajrak shawl')
})

test('a product page shows four others: its category’s first, then the newest that can be bought', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  for (const [name, category, inventory_count] of [
    ['Old rug', 'Rugs', 4],
    ['Older bowl', 'Home', 4],
    ['Lamp', 'Home', 4],
    ['Sold candle', 'Home', 0],
    ['New bowl', 'Home', 4],
    ['Runner', 'Rugs', 0],
    ['Newest bowl', 'Home', 4],
  ] as const)
    await addProduct(app, store, { name, category, inventory_count })
  await app.settled()
  const beside = async (slug: string) => {
    const { html } = await text(app, `/store/noor/p/${slug}/`)
    return [...html.slice(html.indexOf('id="related"')).matchAll(/data-name[^>]*>([^<]+)</g)].map(([, name]) => name)
  }
  expect(await beside('old-rug')).toEqual(['Runner', 'Newest bowl', 'New bowl', 'Lamp'])
  expect(await beside('runner')).toEqual(['Old rug', 'Newest bowl', 'New bowl', 'Lamp'])
})

test('a page carries its validators and its compressed forms', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  await app.settled()
  const plain = await app.get('/store/noor/')
  const html = await plain.text()
  const brotli = await app.get('/store/noor/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html)
  const gzip = await app.get('/store/noor/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(html)
  const etag = brotli.headers.get('etag') ?? ''
  expect((await app.get('/store/noor/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  expect(brotli.headers.get('cache-control')).toBe('no-cache')
  expect(html).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none'/)
  expect((await text(app, '/store/noor/sitemap.xml')).html).toContain(
    '<loc>http://localhost:4321/store/noor/p/glass-bangles/</loc>',
  )
  expect(JSON.parse((await text(app, '/store/noor/site.webmanifest')).html)).toMatchObject({
    name: 'Store noor',
    start_url: '/store/noor/',
  })
})

test('compresses as the client likes best, and not as it refuses', async () => {
  const app = await createPublishingApp({ threads: false })
  await addProduct(app, await insertTestStore(app, 'noor'))
  await app.settled()
  for (const [accepted, encoding] of [
    ['br;q=0', null],
    ['gzip;q=0', null],
    ['brx', null],
    ['', null],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR ; Q=0.9, gzip;q=0.8', 'br'],
    ['gzip, br', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', null],
    ['br;q=oops', null],
  ] as const) {
    const answer = await app.get('/store/noor/', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding'), accepted).toBe(encoding)
  }
})

test('returns 404 for an unknown store and an unknown page', async () => {
  const app = await createPublishingApp()
  await addProduct(app, await insertTestStore(app, 'noor'))
  await app.settled()
  const unknown = await text(app, '/store/nobody')
  expect(unknown.status).toBe(404)
  expect(unknown.html).toContain('Store Not Found')
  expect(unknown.html).toContain('Go Home')
  expect((await text(app, '/store/noor/p/nothing')).status).toBe(404)
})

test('120 traversal paths read nothing outside the published folder', async () => {
  const app = await createPublishingApp()
  await addProduct(app, await insertTestStore(app, 'noor'))
  await app.settled()
  const up = [
    '..',
    '%2e%2e',
    '..%2f',
    '%2e%2e%2f',
    '..\\',
    '%5c..',
    '....//',
    '%252e%252e',
    '..%00',
    '\u2025',
    '.%2e',
    '%c0%ae%c0%ae',
  ]
  const targets = ['app.db', '.contents.json', 'package.json', 'etc/passwd', 'media/x/original']
  for (const step of up) {
    for (const target of targets) {
      for (const path of [`/store/noor/${step}/${step}/${step}/${target}`, `/${step}/${step}/${target}`]) {
        const { status, html } = await text(app, path.replace(/\s/g, ''))
        expect([400, 404], path).toContain(status)
        expect(html).not.toMatch(/SQLite format|root:x:0:|"dependencies"|"revision"/)
      }
    }
  }
  expect((await text(app, '/store/noor/.contents.json')).status).toBe(404)
})

test('a moved store redirects from its old address, which another store can take over after half a year', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'first')
  await addProduct(app, store)
  await app.settled()
  await changeStore(app.deps, new Set(), store, { custom_slug: 'second' })
  await app.settled()
  const moved = await app.get('/store/first/p/glass-bangles?v=1')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/store/second/p/glass-bangles?v=1'])
  expect((await text(app, '/second')).status).toBe(200)
  const other = await insertTestStore(app, 'third')
  const take = () => changeStore(app.deps, new Set(), other, { custom_slug: 'first' })
  await expect(take()).rejects.toMatchObject({ code: 'invalid' })
  await app.deps.db.updateTable('store_slug_history').set({ replaced_at: '2000-01-01T00:00:00.000Z' }).execute()
  await take()
  await app.settled()
  expect((await text(app, '/first')).html).toContain('Store third')
})

test('a removed store is gone with its pages and pictures', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  await app.settled()
  await app.deps.db.deleteFrom('stores').where('id', '=', store.id).execute()
  await upsertJob(app.deps.db, store.id, new Date().toISOString())
  app.publisher.wake()
  await app.settled()
  expect((await text(app, '/store/noor')).status).toBe(404)
  expect(existsSync(app.folder.site(store.id))).toBe(false)
})

test('five versions stay; a rollback shows an earlier one until the next save', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store)
  await app.settled()
  for (let price = 1; price <= 7; price++) {
    await app.endSteps()
    await changeProduct(app.deps, store, product.id, { price: price * 10_000 })
    await app.settled()
  }
  const versions = await listPublications(app.deps.db, store.id)
  expect(versions.map((publication) => publication.version)).toEqual([8, 7, 6, 5, 4])
  // When nobody has published for a moment.
  await expect.poll(() => app.folder.versions(store.id)).toEqual([8, 7, 6, 5, 4])
  await upsertJob(app.deps.db, store.id, new Date().toISOString(), { rollbackTo: 5 })
  app.publisher.wake()
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('Rs. 400')
  expect((await listPublications(app.deps.db, store.id)).find((publication) => publication.live)?.version).toBe(5)
  await changeProduct(app.deps, store, product.id, { price: 5000 })
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('Rs. 50')
})

test('better forms of images wait behind no save, and leave a rolled-back store as it is', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { price: 10_000 })
  await app.settled()
  const makeForms = () => app.deps.writes.run((trx) => enqueueFormsPublish(trx, app.deps.clock, store.id))
  const jobs = () => app.deps.db.selectFrom('publish_jobs').select(['background', 'stock_only']).execute()
  await app.endSteps()
  await changeProduct(app.deps, store, product.id, { price: 20_000 })
  await makeForms()
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('Rs. 200')
  await upsertJob(app.deps.db, store.id, new Date().toISOString(), { rollbackTo: 1 })
  app.publisher.wake()
  await app.settled()
  await makeForms()
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('Rs. 100')
  expect(await jobs()).toEqual([])
})

test('orders share a publication of the stock they left, and leave a rolled-back store as it is', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store)
  await app.settled()
  const order = async (times: number) => {
    for (let index = 0; index < times; index++) {
      await app.deps.writes.run(async (trx) => {
        await reserveStock(trx, product.id, 1, new Date().toISOString())
        await enqueueStockPublish(trx, app.deps.clock, store.id)
      })
    }
    await app.settled()
  }
  const stock = async () => /data-stock="(\d+)"/.exec((await text(app, '/noor')).html)?.[1]
  const publications = () => app.outcomes.filter(({ kind }) => kind === 'published').length
  const [before, had] = [Number(await stock()), publications()]
  await order(3)
  expect([Number(await stock()), publications()]).toEqual([before - 3, had + 1])

  await app.endSteps()
  await changeProduct(app.deps, store, product.id, { price: 7000 })
  await app.settled()
  await upsertJob(app.deps.db, store.id, new Date().toISOString(), { rollbackTo: 2 })
  app.publisher.wake()
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('Rs. 450')
  await order(1)
  expect([Number(await stock()), publications()]).toEqual([before - 3, had + 2])
  await changeProduct(app.deps, store, product.id, { price: 5000 })
  await app.settled()
  expect(Number(await stock())).toBe(before - 4)
})

test('threat 42: one store of 50 that cannot be rendered keeps its last good version, and the other 49 are published', async () => {
  const app = await createPublishingApp()
  const broken = await insertTestStore(app, 'broken')
  const product = await addProduct(app, broken)
  await app.settled()
  // A row that no service writes and the page model cannot read.
  await changeAndPublish(app.deps, broken.id, async (trx) => {
    await breakStore(trx, broken.id)
  })
  const others = []
  for (let index = 0; index < 49; index++) others.push(await insertTestStore(app, `other-${index}`))
  for (const { id } of others) await changeAndPublish(app.deps, id, async () => {})
  await app.settled()
  expect(app.outcomes.filter(({ kind }) => kind === 'published').length).toBeGreaterThanOrEqual(50)
  for (const store of others) expect((await text(app, `/${store.store_slug}`)).status).toBe(200)
  expect((await text(app, '/broken')).html).toContain('Glass bangles')
  const job = await app.deps.db.selectFrom('publish_jobs').selectAll().executeTakeFirstOrThrow()
  expect(job).toMatchObject({
    store_id: broken.id,
    attempts: expect.any(Number),
    last_error: expect.stringContaining('is not a function'),
  })
  await app.deps.db.updateTable('stores').set({ whatsapp_number: '3001234567' }).where('id', '=', broken.id).execute()
  await changeProduct(app.deps, broken, product.id, { price: 77_700 })
  await app.settled()
  expect((await text(app, '/broken')).html).toContain('Rs. 777')
})

test('publishes a store whose stored badges and layout values are damaged, with the defaults', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const owner = await findUserById(app.deps.db, store.user_id)
  if (!owner) throw new Error('no owner')
  await saveLayoutConfig(app.deps, owner, store, { layout: 'luxury' })
  await app.deps.db.updateTable('stores').set({ badges: '{not json' }).execute()
  await app.deps.db.updateTable('layout_configs').set({ customizations: '[1, 2]', config: '{' }).execute()
  await addProduct(app, store)
  await app.settled()
  const { html, status } = await text(app, '/noor')
  expect(status).toBe(200)
  expect(html).toContain('data-layout="luxury"')
})

test('a layout that the plan ends with falls back to the default at the next publication', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  const owner = await findUserById(app.deps.db, store.user_id)
  if (!owner) throw new Error('no owner')
  await saveLayoutConfig(app.deps, owner, store, { layout: 'luxury' })
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('data-layout="luxury"')
  await app.deps.db.updateTable('users').set({ plan_expiry: '2020-01-01T00:00:00.000Z' }).execute()
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  expect((await text(app, '/noor')).html).toContain('data-layout="default"')
})

test('a start reconciles missing, leftover and dangling files', async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store)
  await app.settled()
  app.folder.switchLive('ghost', 'no-such-store', 1)
  await app.stop()
  rmSync(join(app.dataDir, 'published', 'sites', store.id), { recursive: true })
  rmSync(join(app.dataDir, 'published', 'tmp'), { recursive: true })
  const again = await createPublishingApp({ dataDir: app.dataDir })
  await again.settled()
  expect((await text(again, '/noor')).status).toBe(200)
  expect((await text(again, '/ghost')).status).toBe(404)
  expect(readdirSync(join(app.dataDir, 'published', 'tmp'))).toEqual([])
})

const twoMinutesAgo = () => new Date(Date.now() - 120_000).toISOString()

test('two minutes after a publication its files are compressed anew: smaller, with the same content', async () => {
  const app = await createPublishingApp({ idleTasks: true })
  const store = await insertTestStore(app, 'noor')
  for (let index = 0; index < 4; index++) await addProduct(app, store, { name: `Product ${index}` })
  // Twice: share images of the first round give the pages of the second.
  for (let round = 0; round < 2; round++) {
    await app.settled()
    await app.idleTasks.drain()
  }
  await app.settled()
  const isCompressed = async () => {
    await app.idleTasks.drain()
    const live = app.deps.db.selectFrom('publications').select('recompressed').where('live', '=', 1)
    return (await live.executeTakeFirstOrThrow()).recompressed === 1
  }
  expect(await isCompressed()).toBe(false)
  await app.deps.db.updateTable('publications').set({ published_at: twoMinutesAgo() }).execute()
  expect(await isCompressed()).toBe(true)
  const html = readFileSync(join(app.folder.version(store.id, app.folder.versions(store.id)[0] ?? 0), 'index.html'))
  const best = Buffer.from(await (await app.get('/noor', { 'accept-encoding': 'br' })).arrayBuffer())
  expect(best.length).toBeLessThan(compressFast(html)['.br'].length)
  expect(brotliDecompressSync(best).equals(html)).toBe(true)
  expect(html.toString()).toMatch(/og:image" content="http:\/\/localhost:4321\/media\/[\w-]+\/share\/[\w-]+\.jpg"/)
})

test('a clock that is set, forward or back, makes it neither dead nor busy for as long', async () => {
  const { publisher } = await createPublishingApp()
  await publisher.idle()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const moment of ['2020-01-01', '2060-01-01']) {
    vi.setSystemTime(moment)
    expect([moment, publisher.alive(), publisher.quietFor() >= 0]).toEqual([moment, true, true])
  }
})
