import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoreChange } from '#contract/stores/changes.ts'
import { changeProduct, removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { rollBackTo } from '#server/modules/shop/publications/publications.service.ts'
import { reserveStock } from '#server/records/products/variants.repo.ts'
import {
  changeAndPublish,
  enqueueFormsPublish,
  enqueueStockPublish,
} from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import { type Step, stepOf } from '#server/records/publications/steps.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const home = async (app: PublishingApp) => (await app.get('/store/noor/')).text()
const onDisk = (app: PublishingApp, store: StoreRow, version: number) =>
  readFileSync(join(app.folder.version(store.id, version), 'index.html'), 'utf8')

const steps = async (app: PublishingApp, store: StoreRow) =>
  (await listPublications(app.deps.db, store.id)).map(
    ({ version, changes }) => `${version}: ${changes.map(({ what, name }) => `${what} ${name}`).join(', ')}`,
  )

const open = async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { inventory_count: 10 })
  await app.settled()
  const price = async (rupees: number) => {
    await changeProduct(app.deps, store, product.id, { price: rupees * 100 })
    await app.settled()
  }
  const stock = async () => {
    await app.deps.writes.run(async (trx) => {
      await reserveStock(trx, product.id, 1, new Date().toISOString())
      await enqueueStockPublish(trx, app.deps.clock, store.id)
    })
    await app.settled()
  }
  return { app, store, product, price, stock }
}

test('saves seconds apart are one version, the last; the next one after that is a version of its own', async () => {
  const { app, store, product, price } = await open()
  await addProduct(app, store, { name: 'Ajrak shawl' })
  await app.settled()
  await app.endSteps()
  await price(111)
  await price(222)
  await app.endSteps()
  await removeProduct(app.deps, store, product.id)
  await app.settled()
  expect(await steps(app, store)).toEqual([
    '5: removed Glass bangles',
    '4: price Glass bangles, price Glass bangles',
    '2: added Glass bangles, added Ajrak shawl',
  ])
})

test('a rollback shows a step as it was at its end, whatever was saved within it and ordered after it', async () => {
  const { app, store, price, stock } = await open()
  await app.endSteps()
  await price(111)
  await price(222)
  await app.endSteps()
  await stock()
  const end = await home(app)
  expect(end).toContain('data-stock="9"')
  await price(333)
  await stock()
  expect(await steps(app, store)).toEqual([
    '6: price Glass bangles',
    '4: price Glass bangles, price Glass bangles',
    '1: added Glass bangles',
  ])
  await rollBackTo(app.deps, store.id, 4)
  await app.settled()
  expect(await home(app)).toBe(end)
  await rollBackTo(app.deps, store.id, 6)
  await app.settled()
  expect(await home(app)).toContain('data-stock="8"')
})

test('stock, photos and what comes by itself replace the newest version, and push none out', async () => {
  const { app, store, product, stock } = await open()
  for (let rupees = 1; rupees <= 5; rupees++) {
    await app.endSteps()
    await changeProduct(app.deps, store, product.id, { price: rupees * 100 })
    await app.settled()
  }
  const before = await steps(app, store)
  expect(before).toHaveLength(5)
  const [, ...earlier] = before
  await app.endSteps()
  const { changed_at } = (await listPublications(app.deps.db, store.id))[0] as { changed_at: string }
  for (let sold = 0; sold < 7; sold++) await stock()
  await changeProduct(app.deps, store, product.id, { inventory_count: 50 })
  await app.settled()
  await changeProduct(app.deps, store, product.id, { images: [] })
  await app.settled()
  await app.deps.writes.run((trx) => enqueueFormsPublish(trx, app.deps.clock, store.id))
  await app.settled()
  const [newest, ...others] = await steps(app, store)
  expect(newest).toMatch(/^\d+: price Glass bangles$/)
  expect(others).toEqual(earlier)
  expect((await listPublications(app.deps.db, store.id))[0]).toMatchObject({ changed_at })
  // The pages of an earlier step are still there, however many versions followed.
  const rupees = others.map((step) => /Rs\. (\d)</.exec(onDisk(app, store, Number.parseInt(step, 10)))?.[1])
  expect(rupees).toEqual(['4', '3', '2', '1'])
  expect(app.folder.versions(store.id).length).toBeLessThanOrEqual(7)
})

test('a save after a rollback begins a step, so that what she went back from stays to go back to', async () => {
  const { app, store, price } = await open()
  await app.endSteps()
  await price(111)
  await rollBackTo(app.deps, store.id, 1)
  await app.settled()
  await price(222)
  expect((await steps(app, store)).map((step) => Number.parseInt(step, 10))).toEqual([3, 2, 1])
})

test('a save that shows on no page makes no version and takes no name away', async () => {
  const { app, store } = await open()
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  expect(await steps(app, store)).toEqual(['1: added Glass bangles'])
})

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000).toISOString()
const price: StoreChange = { what: 'price', name: 'Khussa' }
const look: StoreChange = { what: 'look', name: null }
const stock: StoreChange = { what: 'stock', name: 'Khussa' }
const newest: Step = { version: 7, live: 1, step_began_at: at(0), changed_at: at(100), changes: [price] }

test.each<[string, Partial<Step>, StoreChange[], number, ReturnType<typeof stepOf>]>([
  [
    'seconds later',
    {},
    [look],
    110,
    { continues: true, step_began_at: at(0), changed_at: at(110), changes: [price, look] },
  ],
  ['later', {}, [look], 140, { continues: false, step_began_at: at(140), changed_at: at(140), changes: [look] }],
  ['by itself, later', {}, [], 999, { continues: true, step_began_at: at(0), changed_at: at(100), changes: [price] }],
  ['stock, later', {}, [stock], 999, { continues: true, step_began_at: at(0), changed_at: at(100), changes: [price] }],
  [
    'stock after nothing she did',
    { changes: [] },
    [stock],
    999,
    { continues: true, step_began_at: at(0), changed_at: at(100), changes: [stock] },
  ],
  [
    'while a store is filled for longer than ten minutes',
    { changed_at: at(600) },
    [look],
    601,
    { continues: false, step_began_at: at(601), changed_at: at(601), changes: [look] },
  ],
  [
    'after a rollback',
    { live: 0 },
    [],
    101,
    { continues: false, step_began_at: at(101), changed_at: at(101), changes: [] },
  ],
  [
    'after the clock was set back',
    {},
    [look],
    -9999,
    { continues: false, step_began_at: at(-9999), changed_at: at(-9999), changes: [look] },
  ],
  [
    'without a page that shows it',
    { version: 8 },
    [look],
    999,
    { continues: true, step_began_at: at(0), changed_at: at(100), changes: [price] },
  ],
])('the step of a version that was published %s', (_, change, changes, seconds, step) => {
  expect(stepOf({ ...newest, ...change }, { version: 8, changes, published_at: at(seconds) })).toEqual(step)
})
