import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { damagedFiles } from '#server/publish/files/damaged-files.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { prepareVersion } from '#server/publish/pages/publish-store.ts'
import { loadRenderer } from '#server/publish/pages/renderer.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { currentRenderer } from '#server/services/base.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const zero = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size))

/** A store with two versions, published a moment ago: the second is live. */
const shop = async (app: PublishingApp, slug: string): Promise<StoreRow> => {
  const store = await insertTestStore(app, slug)
  const product = await addProduct(app, store, { price: 10_000 })
  await app.settled()
  await app.endSteps()
  await changeProduct(app.deps, store, product.id, { price: 20_000 })
  await app.settled()
  return store
}

/** Writes the next version, switches to it and stops there, as if the power failed before it was recorded. */
const switchUnrecorded = async (app: PublishingApp, store: StoreRow) => {
  const { db, clock } = app.deps
  await db.updateTable('products').set({ price: 30_000 }).where('store_id', '=', store.id).execute()
  const site = { storesOrigin: app.config.storesOrigin, apiOrigin: '' }
  const versions = folderVersions(app.folder)
  const tools = {
    db,
    versions,
    render: await loadRenderer(),
    renderer: currentRenderer(app.config),
    site,
    paidLayouts: [],
  }
  const prepared = await prepareVersion(tools, store.id, { now: clock.now(), force: false })
  if (prepared.kind !== 'ready') throw new Error('the version is there')
  app.folder.switchLive(store.store_slug, store.id, prepared.version)
  await upsertJob(db, store.id, '2030-01-01T00:00:00.000Z')
  return app.folder.version(store.id, prepared.version)
}

test('what a power cut took of pages that were published lately is made good before the first request', async () => {
  const before = await createPublishingApp()
  const names = ['zeroed', 'truncated', 'missing', 'kept', 'went-back', 'lost-address', 'unrecorded', 'whole'] as const
  const stores = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await shop(before, name)] as const)),
  ) as Record<(typeof names)[number], StoreRow>
  const place = (name: (typeof names)[number], version = 2) => before.folder.version(stores[name].id, version)
  const unrecorded = await switchUnrecorded(before, stores.unrecorded)
  await before.stop()

  zero(join(place('zeroed'), 'index.html.br'))
  truncateSync(join(place('truncated'), 'c/bangles.html'), 100)
  rmSync(join(place('missing'), 'p'), { recursive: true })
  zero(join(place('kept', 1), 'index.html'))
  before.folder.switchLive('went-back', stores['went-back'].id, 1)
  rmSync(join(before.folder.live, 'lost-address'))
  truncateSync(join(unrecorded, 'index.html'))
  writeFileSync(join(before.dataDir, 'running'), '')

  const after = await createPublishingApp({ dataDir: before.dataDir })
  for (const name of names) {
    const shown = after.folder.liveVersion(name)
    if (!shown) throw new Error(`${name} has no address`)
    expect([name, damagedFiles(after.folder, shown.storeId, shown.version, 'hashes')]).toEqual([name, []])
    expect(readFileSync(join(after.folder.live, name, 'index.html'), 'utf8')).toContain(
      name === 'unrecorded' ? 'Rs. 300' : 'Rs. 200',
    )
  }
  // Whole files are kept, and nobody can go back to a damaged version.
  expect(after.folder.liveVersion('whole')?.version).toBe(2)
  const kept = await after.deps.db.selectFrom('publications').select(['store_id', 'version']).execute()
  for (const { store_id, version } of kept) expect(damagedFiles(after.folder, store_id, version, 'hashes')).toEqual([])
  expect(kept).not.toContainEqual({ store_id: stores.kept.id, version: 1 })
})
