import { expect, test } from 'vitest'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { imagesOfProducts } from '#server/records/images/images.repo.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { productsOfStore } from '#server/records/products/products.repo.ts'
import { findStoreBySlug } from '#server/records/stores/stores.repo.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'
import { addStore, addViews } from '../../scripts/demo/add-store.ts'
import { laterStores } from '../../scripts/demo/content.ts'
import { createPublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

const setUp = async () => {
  const app = await createPublishingApp({ threads: false })
  const [first] = laterStores
  if (!first) throw new Error('no later stores')
  // Drawing is what takes long, and is tried elsewhere.
  const demo = { ...first, products: first.products.slice(0, 3).map((product) => ({ ...product, pictures: [] })) }
  const api = `${await serveApp(app.app)}/api`
  const store = async () => {
    const found = await findStoreBySlug(app.deps.db, demo.slug)
    if (!found) throw new Error('the store is not there')
    return found
  }
  const orders = async () =>
    (
      await app.deps.db
        .selectFrom('orders')
        .select('id')
        .where('store_id', '=', (await store()).id)
        .execute()
    ).length
  return { app, demo, api, store, orders, db: app.deps.db }
}

test('a demo store is added to a server that serves: its seller with her layout, its products in order, its history', async () => {
  const { app, demo, api, store, orders, db } = await setUp()
  await addStore(app.deps, api, demo)
  const { user_id, id, badges, cover_focus_x } = await store()
  expect({ badges, cover_focus_x }).toEqual({ badges: demo.badges, cover_focus_x: demo.coverFocus })
  expect(await findUserByEmail(db, demo.seller.email)).toMatchObject({
    id: user_id,
    plan: 'paid',
    allowed_layouts: [demo.layout.id],
  })
  expect((await productsOfStore(db, id)).map(({ name }) => name)).toEqual(demo.products.map(({ name }) => name))
  expect(await orders()).toBeGreaterThan(20)
  await app.publisher.idle()
  const home = await (await app.get(`/store/${demo.slug}`)).text()
  expect(home).toContain(demo.products[0]?.name)
})

test('an interrupted addition is taken up again, and what the seller changed since stays', async () => {
  const { app, demo, api, store, orders, db } = await setUp()
  await addStore(app.deps, api, { ...demo, products: demo.products.slice(1) })
  const { id, user_id } = await store()
  const written = await orders()
  const changed = { layout: demo.layout.id, customizations: { heroTitle: 'Hers' }, config: {} }
  const owner = await findUserByEmail(db, demo.seller.email)
  if (!owner) throw new Error(`${user_id} is there`)
  await saveLayoutConfig(app.deps, owner, await store(), changed)
  await addStore(app.deps, api, demo)
  expect((await productsOfStore(db, id)).map(({ name }) => name)).toContain(demo.products[0]?.name)
  expect(await productsOfStore(db, id)).toHaveLength(demo.products.length)
  expect(await orders()).toBe(written)
  expect((await layoutConfigOf(db, id)).customizations).toEqual({ heroTitle: 'Hers' })
})

test('views that are missing are added, and the image that is there stays', async () => {
  const { app, demo, api, store, db } = await setUp()
  const pictures = laterStores
    .flatMap(({ products }) => products)
    .find((product) => product.pictures.length > 1)?.pictures
  const withViews = (count: number) => ({
    ...demo,
    products: demo.products.slice(0, 1).map((product) => ({ ...product, pictures: pictures?.slice(0, count) ?? [] })),
  })
  await addStore(app.deps, api, withViews(1))
  const images = async () => {
    const [product] = await productsOfStore(db, (await store()).id)
    return (await imagesOfProducts(db, [product?.id ?? ''])).map(({ id }) => id)
  }
  const [first] = await images()
  expect(first).toBeTruthy()
  await addViews(api, withViews(2))
  expect(await images()).toEqual([first, expect.any(String)])
  await addViews(api, withViews(2))
  expect(await images()).toHaveLength(2)
})
