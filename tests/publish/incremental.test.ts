import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { changeProduct, createProduct, removeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { CONTENTS_FILE, PublishedFolder } from '#server/publish/files/published-folder.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { prepareVersion } from '#server/publish/pages/publish-store.ts'
import { productsOfStore } from '#server/records/products/products.repo.ts'
import { findStoreById, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { currentRenderer } from '#server/services/base.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { render } from '../support/fixtures/built-renderer.ts'
import { SEED } from '../support/seed.ts'

const STORES = 2
/** Few values, so that names, categories and addresses collide, disappear and return. */
const names = ['Glass bangles', 'glass  bangles', 'Ajrak — Red', 'چوڑیاں', 'Khussa <b>&"', 'c']
const categories = ['Bangles', 'bangles!', 'Khussa', 'جوتے']
const slugs = ['first', 'second', 'third', 'fourth']

const some = fc.nat(5)
const edit = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add'), name: some, category: some, photo: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      product: some,
      field: fc.constantFrom('name', 'description', 'price', 'category', 'featured', 'photo', 'urdu'),
      value: some,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stock'), product: some, value: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), product: some }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('store'),
      field: fc.constantFrom('name', 'bio', 'slug', 'both'),
      value: some,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('layout'),
      layout: fc.constantFrom(undefined, ...layouts.keys()),
      values: fc.constantFrom(
        undefined,
        {},
        { primaryColor: '#0a7a5c' },
        { heroTitle: 'Eid', primaryColor: '#aa0000' },
      ),
    }),
  },
)
/** `published`: publishes before the next edit. Otherwise several edits share one publication. */
const step = fc.record({ store: fc.nat(STORES - 1), edit, published: fc.nat(2).map((number) => number === 0) })
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

const photos = await Promise.all(
  ['#c0392b', '#2e86c1'].map(async (background) => {
    const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background } })
      .png()
      .toBuffer()
    return new File([new Uint8Array(bytes)], 'photo.png')
  }),
)
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

const perform = async (app: PublishingApp, storeId: string, prefix: string, change: Edit) => {
  const { deps } = app
  const store = await findStoreById(deps.db, storeId)
  const owner = store && (await findUserById(deps.db, store.user_id))
  if (!store || !owner) throw new Error('no store')
  const products = await productsOfStore(deps.db, storeId)
  switch (change.kind) {
    case 'add':
      return createProduct(deps, owner, store, {
        name: pick(names, change.name),
        description: 'Twelve, hand made',
        price: 45_000 + change.name,
        category: pick(categories, change.category),
        inventory_count: change.category,
        featured: change.category === 1,
        images: change.photo ? [pick(photos, change.name)] : [],
      })
    case 'change': {
      const product = products.length > 0 ? pick(products, change.product) : undefined
      if (!product) return
      const values = {
        name: { name: pick(names, change.value) },
        description: { description: `Said ${change.value} times` },
        price: { price: 100 * change.value },
        category: { category: pick(categories, change.value) },
        featured: { featured: change.value % 2 === 0 },
        photo: { images: [pick(photos, change.value)] },
        urdu: { name_ur: change.value > 1 ? pick(names, change.value) : null },
      }
      return changeProduct(deps, store, product.id, values[change.field])
    }
    case 'stock':
      if (products.length === 0) return
      return changeProduct(deps, store, pick(products, change.product).id, { inventory_count: change.value })
    case 'delete':
      if (products.length === 0) return
      return removeProduct(deps, store, pick(products, change.product).id)
    case 'store':
      return changeStore(
        deps,
        new Set(),
        store,
        change.field === 'slug'
          ? { custom_slug: `${prefix}-${pick(slugs, change.value)}` }
          : change.field === 'both'
            ? { both_languages: change.value % 2 === 0 }
            : { [change.field]: `Noor ${change.value}` },
      )
    case 'layout':
      return saveLayoutConfig(deps, owner, store, { layout: change.layout, customizations: change.values })
  }
}

/** Every file of a version by name; the compressed forms as the text they give. */
const filesOf = (folder: PublishedFolder, storeId: string, version: number): Record<string, string> => {
  const root = folder.version(storeId, version)
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  return Object.fromEntries(
    names.sort().map((name) => {
      const bytes = readFileSync(join(root, name))
      const plain = name.endsWith('.br')
        ? brotliDecompressSync(bytes)
        : name.endsWith('.gz')
          ? gunzipSync(bytes)
          : bytes
      return [name, plain.toString('latin1')]
    }),
  )
}

/** Reads a version's inputs. Its revision may be older: a save that changes no page makes no version. */
const inputsOf = (files: Record<string, string>) => {
  const { slug, renderer, files: inputs } = JSON.parse(files[CONTENTS_FILE] ?? '')
  return { slug, renderer, inputs }
}

const addressesOf = async (db: Db, prefix: string) =>
  (await db.selectFrom('stores').select(['store_slug', 'id']).where('store_slug', 'like', `${prefix}-%`).execute())
    .map((store) => `${store.store_slug} ${store.id}`)
    .sort()

test('after any edits the pages are byte for byte what a clean build makes', async () => {
  const app = await createPublishingApp()
  app.deps.limits.addressByStore = rateLimit(1_000_000, 60, 'never')
  const cleanRoot = mkdtempSync(join(tmpdir(), 'whatsstore-clean-'))
  onTestFinished(() => rmSync(cleanRoot, { recursive: true, force: true }))
  const settled = async () => {
    await app.images.idle()
    await app.settled()
  }
  let runs = 0
  let reused = 0

  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (steps) => {
    const run = runs++
    const prefix = `run${run}`
    const stores: StoreRow[] = []
    for (let index = 0; index < STORES; index++) stores.push(await insertTestStore(app, `${prefix}-at${index}`))
    await app.deps.db
      .updateTable('users')
      .set({ allowed_layouts: JSON.stringify([...layouts.keys()]) })
      .execute()
    const outcomesBefore = app.outcomes.length
    for (const { store, edit: change, published } of steps) {
      const { id } = pick(stores, store)
      try {
        await perform(app, id, prefix, change)
      } catch (error) {
        // An address that belongs to another store.
        if (!(error instanceof AppError && error.code === 'invalid')) throw error
      }
      if (published) await settled()
    }
    await settled()
    for (const outcome of app.outcomes.slice(outcomesBefore)) {
      expect(outcome.kind).toBe('published')
      if (outcome.kind === 'published') reused += outcome.reused
    }

    const clean = new PublishedFolder(join(cleanRoot, prefix))
    const tools = {
      db: app.deps.db,
      versions: folderVersions(clean),
      render,
      renderer: currentRenderer(app.config),
      site: { storesOrigin: app.config.storesOrigin, apiOrigin: '' },
      paidLayouts: app.config.paidLayouts,
    }
    const touched = new Set(steps.map(({ store }) => pick(stores, store).id))
    for (const { id } of stores) {
      const live = app.folder.addresses().filter((address) => address.storeId === id)
      // A store that was never saved has never been published.
      if (live.length === 0 && !touched.has(id)) continue
      const revision = (await findStoreById(app.deps.db, id))?.revision
      if (revision === 0) continue
      const prepared = await prepareVersion(tools, id, { now: new Date(), force: true })
      expect(prepared).toMatchObject({ kind: 'ready', revision })
      expect(live).toHaveLength(1)
      const actual = filesOf(app.folder, id, live[0]?.version ?? 0)
      const expected = filesOf(clean, id, prepared.kind === 'ready' ? prepared.version : 0)
      expect(Object.keys(actual)).toEqual(Object.keys(expected))
      for (const [name, text] of Object.entries(expected)) {
        if (name !== CONTENTS_FILE) expect(actual[name], `${id} ${name}`).toBe(text)
      }
      expect(inputsOf(actual)).toEqual(inputsOf(expected))
    }
    const published = app.folder.addresses().filter((address) => address.slug.startsWith(`${prefix}-`))
    const wanted = await addressesOf(app.deps.db, prefix)
    expect(wanted).toEqual(expect.arrayContaining(published.map(({ slug, storeId }) => `${slug} ${storeId}`)))
  })
  await fc.assert(property, { seed: SEED, numRuns: 25, endOnFailure: true })
  // Otherwise nothing incremental was tried.
  expect(reused).toBeGreaterThan(100)
})
