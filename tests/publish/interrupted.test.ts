import { readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Writes } from '#server/db/write.ts'
import { createPlanEnds } from '#server/maintenance/plan-ends.ts'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { prepareVersion } from '#server/publish/pages/publish-store.ts'
import { loadRenderer } from '#server/publish/pages/renderer.ts'
import type { PublishQueue } from '#server/publish/publish-queue.ts'
import { storeStates } from '#server/publish/reconcile.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import { changeAndPublish, enqueueStockPublish } from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import { findJob, type PublishJob, postponeJob, upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { currentRenderer } from '#server/services/base.ts'
import { startEmptyPublisher } from '../../scripts/bench/empty-publisher.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { addProduct, openShop, ownerOf } from '../support/fixtures/published-shop.ts'

const html = async (app: PublishingApp, path = '/store/noor/') => (await app.get(path)).text()
const status = async (app: PublishingApp, path: string) => (await app.get(path)).status

/** Prepares a version and stops there, as in a power cut. */
const prepareOnly = async (app: PublishingApp, store: StoreRow) =>
  prepareVersion(
    {
      db: app.deps.db,
      versions: folderVersions(app.folder),
      render: await loadRenderer(),
      renderer: currentRenderer(app.config),
      site: { storesOrigin: app.config.storesOrigin, apiOrigin: '' },
      paidLayouts: app.config.paidLayouts,
    },
    store.id,
    { now: new Date(), force: false },
  )

test('an unrecorded version is not taken for a rollback: current stock is shown', async () => {
  const { app, store } = await openShop()
  const { db } = app.deps
  await db.updateTable('product_variants').set({ inventory_count: 7 }).execute()
  expect(await prepareOnly(app, store)).toMatchObject({ version: 2 })
  await db.transaction().execute((trx) => enqueueStockPublish(trx, app.deps.clock, store.id))
  await app.settled()
  expect(await html(app)).toContain('data-stock="7"')
})

test('does not reuse files of an unrecorded version', async () => {
  const { app, store } = await openShop()
  await app.deps.db.updateTable('products').set({ price: 99_900 }).execute()
  expect(await prepareOnly(app, store)).toMatchObject({ version: 2 })
  truncateSync(join(app.folder.version(store.id, 2), 'index.html'))
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  expect(await html(app)).toContain('Rs. 999')
})

test('repairs a switch that was not recorded at the next start', async () => {
  const { app, store } = await openShop()
  await app.deps.db.updateTable('products').set({ price: 99_900 }).execute()
  await prepareOnly(app, store)
  app.folder.switchLive('noor', store.id, 2)
  await app.stop()
  truncateSync(join(app.folder.version(store.id, 2), 'index.html'))
  const again = await createPublishingApp({ dataDir: app.dataDir })
  await again.settled()
  expect(readFileSync(join(again.folder.live, 'noor', 'index.html'), 'utf8')).toContain('Rs. 999')
})

test('removes a former slug even when the first switch to the new one failed', async () => {
  const { app, store } = await openShop()
  vi.spyOn(app.folder, 'switchLive').mockImplementationOnce(() => {
    throw new Error('no space left')
  })
  await changeStore(app.deps, new Set(), store, { custom_slug: 'noor-two' })
  await expect.poll(async () => (await findJob(app.deps.db, store.id))?.attempts).toBe(1)
  await app.deps.db.updateTable('publish_jobs').set({ next_attempt_at: '2000' }).execute()
  await app.settled()
  expect(await status(app, '/store/noor-two/')).toBe(200)
  expect(app.folder.addresses().map(({ slug }) => slug)).toEqual(['noor-two'])
})

test('an address that another store took while its first one was being published is the other’s', async () => {
  const { app, store } = await openShop()
  const { db } = app.deps
  const other = await insertTestStore(app, 'other')
  await app.settled()
  const switched = vi.spyOn(app.folder, 'switchLive')
  const { run } = ThreadPool.prototype
  const preparing = vi.spyOn(ThreadPool.prototype, 'run').mockImplementation(async function (this: ThreadPool, task) {
    const done = await run.call(this, task)
    if (task.kind !== 'prepare') return done
    preparing.mockRestore()
    // Both in one moment, as no two calls could: the first store's turn ends after the address has gone on.
    await db.updateTable('stores').set({ store_slug: 'noor-two' }).where('id', '=', store.id).execute()
    await db.updateTable('stores').set({ store_slug: 'noor' }).where('id', '=', other.id).execute()
    await upsertJob(db, store.id, new Date().toISOString())
    await upsertJob(db, other.id, new Date().toISOString())
    return done
  } as typeof run)
  await upsertJob(db, store.id, new Date().toISOString(), { force: true })
  await app.settled()
  expect(await html(app)).toContain('Store other')
  expect(app.folder.liveVersion('noor-two')?.storeId).toBe(store.id)
  expect(switched.mock.calls.filter(([slug, id]) => slug === 'noor' && id === store.id)).toEqual([])
})

test('while the database cannot be reached, few of the stores that wait are taken', async () => {
  const { db } = (await openShop()).app.deps
  let taken = 0
  let released = 0
  const job = (number: number) => ({ store_id: `store-${number}`, rollback_to: null, stock_only: 0 }) as PublishJob
  const queue: PublishQueue = {
    take: async (limit) => Array.from({ length: limit }, () => job(taken++)),
    finish: async () => {},
    postpone: async () => {},
    release: async () => void released++,
  }
  const refusing: Writes = { run: () => Promise.reject(new Error('Connection terminated')), consume: () => {} }
  const publisher = startEmptyPublisher(db, refusing, queue)
  onTestFinished(publisher.stop)
  await expect.poll(() => released).toBeGreaterThan(0)
  // It has room for 200 at once.
  expect(taken).toBeLessThan(100)
})

test('retries after a second when a failure cannot be recorded', async () => {
  const { app, store, product } = await openShop()
  await upsertJob(app.deps.db, store.id, new Date().toISOString(), { force: true })
  const moments: number[] = []
  const run = vi.spyOn(app.deps.writes, 'run').mockImplementation(async () => {
    moments.push(performance.now())
    throw new Error('the disk is full')
  })
  app.publisher.wake()
  // Each try writes twice: the publication, and that it failed.
  await expect.poll(() => moments.length).toBeGreaterThanOrEqual(4)
  const [, failed = 0, again = 0] = moments
  // A busy machine makes this longer, never shorter.
  expect(again - failed).toBeGreaterThan(900)
  run.mockRestore()
  await changeProduct(app.deps, store, product.id, { price: 12_300 })
  await app.settled()
  expect(await html(app)).toContain('Rs. 123')
})

test('an order does not shorten the back-off of a failing store', async () => {
  const { app, store } = await openShop()
  const { db } = app.deps
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await upsertJob(db, store.id, later)
  const taken = await findJob(db, store.id)
  if (!taken) throw new Error('the job waits')
  await db.transaction().execute((trx) => enqueueStockPublish(trx, app.deps.clock, store.id))
  await postponeJob(db, taken, later, 'index.html: broken')
  expect(await findJob(db, store.id)).toMatchObject({ attempts: 1, last_error: 'index.html: broken' })
})

test('a store loses paid features when its plan ends while the server runs', async () => {
  const { app, store } = await openShop()
  const { db } = app.deps
  await saveLayoutConfig(app.deps, await ownerOf(app, store), store, { layout: 'luxury' })
  await app.settled()
  expect(await html(app)).toContain('data-layout="luxury"')
  const planEnds = createPlanEnds(app.deps)
  await planEnds()
  await app.settled()
  expect(await html(app)).toContain('data-layout="luxury"')
  await db.updateTable('users').set({ plan_expiry: new Date().toISOString() }).execute()
  await createPlanEnds(app.deps)()
  await app.settled()
  expect(await html(app)).toContain('data-layout="default"')
})

test('a category keeps its address when others are added', async () => {
  const { app, store } = await openShop()
  await addProduct(app, store, { category: 'چوڑیاں' })
  await addProduct(app, store, { category: 'Shawls' })
  await addProduct(app, store, { category: 'SHAWLS!' })
  await app.settled()
  const addresses = async () =>
    Object.fromEntries(
      [...(await html(app)).matchAll(/href="([^"]+\/c\/[^"]+)"[^>]*>([^<]+)/g)].map(([, href, name]) => [
        name?.trim(),
        href,
      ]),
    )
  const before = await addresses()
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['چوڑیاں', 'Shawls', 'SHAWLS!']))
  expect(new Set(Object.values(before)).size).toBe(Object.keys(before).length)
  await addProduct(app, store, { category: 'کپڑے' })
  await app.settled()
  expect(await addresses()).toMatchObject(before)
})

test('republishes lost pages and no longer offers the versions lost with them', async () => {
  const { app, store, product } = await openShop()
  for (const price of [10_000, 20_000, 30_000]) {
    await changeProduct(app.deps, store, product.id, { price })
    await app.settled()
  }
  await app.stop()
  rmSync(join(app.dataDir, 'published'), { recursive: true })
  const again = await createPublishingApp({ dataDir: app.dataDir })
  await again.settled()
  expect(await html(again)).toContain('Rs. 300')
  const versions = (await listPublications(again.deps.db, store.id)).map(({ version }) => version)
  expect(versions).toEqual(again.folder.versions(store.id))
  const states = await storeStates(again.deps.db, again.folder, currentRenderer(again.config))
  expect(states.filter(({ stale }) => stale)).toEqual([])
})
