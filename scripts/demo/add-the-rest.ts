import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Config, getConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { createWrites, write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { findStoreBySlug, updateStore } from '#server/modules/stores/stores.repo.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openExistingDatabase } from '../support/existing-database.ts'
import { openAccount } from './accounts.ts'
import { type DemoProduct, type DemoStore, demoStores, firstStores, laterStores } from './content.ts'
import { noteSeeded } from './demo-file.ts'
import { drawBrand, drawPictures } from './files.ts'
import { designOf, productForm, storeForm } from './forms.ts'
import { writeHistory } from './history/write-history.ts'
import { type SellerClient, signIn } from './seller-client.ts'

/**
 * Adds what the first start left out, over HTTP, to a server that already serves: the other demo stores one after the other, then the other
 * views of the first ones' products. Drawing takes minutes and nobody should wait for it. What is there already is left as it is, so that an
 * interrupted run is taken up again.
 *
 *     node scripts/demo/add-the-rest.ts http://localhost:4321
 */
type RestDeps = Pick<Deps, 'db' | 'writes' | 'clock'>

interface Present {
  id: string
  name: string
  images: unknown[]
}

const productsOf = async (seller: SellerClient): Promise<Map<string, Present>> => {
  const list = await seller.read<{ products: Present[] }>('/products?limit=100')
  return new Map(list?.products.map((product) => [product.name, product]))
}

const addProducts = async (seller: SellerClient, { products }: DemoStore): Promise<void> => {
  const present = await productsOf(seller)
  // Pages list the newest first.
  const missing = products.toReversed().filter(({ name }) => !present.has(name))
  const drawn: { product: DemoProduct; images: File[] }[] = []
  for (const product of missing) drawn.push({ product, images: await drawPictures(product, product.pictures.length) })
  // All at once, when the last is drawn: the store is published two or three times instead of once a product.
  for (const { product, images } of drawn) {
    await seller.send('POST', '/products', { form: { ...productForm(product), images } })
  }
}

const addStore = async (deps: RestDeps, api: string, demo: DemoStore): Promise<void> => {
  await openAccount(deps, demo)
  const seller = await signIn(api, demo.seller)
  if (!(await seller.read('/stores/my'))) {
    await seller.send('POST', '/stores', { form: { ...storeForm(demo), ...(await drawBrand(demo)) } })
  }
  const store = await findStoreBySlug(deps.db, demo.slug)
  if (!store) throw new Error(`${demo.slug} was not opened`)
  await write(deps, (trx) => updateStore(trx, store.id, { badges: demo.badges }))
  await seller.send('PUT', '/stores/my/layout-config', { json: designOf(demo) })
  await addProducts(seller, demo)
  await writeHistory(deps, store, demoStores.indexOf(demo))
}

const addViews = async (api: string, { seller: account, products }: DemoStore): Promise<void> => {
  const seller = await signIn(api, account)
  for (const present of (await productsOf(seller)).values()) {
    const product = products.find(({ name }) => name === present.name)
    if (!product || present.images.length >= product.pictures.length) continue
    const images = await drawPictures(product, product.pictures.length)
    await seller.send('PUT', `/products/${present.id}`, { form: { images } })
  }
}

const addTheRest = async (config: Config, db: Db, api: string): Promise<void> => {
  const deps: RestDeps = { db, writes: createWrites(db), clock: systemClock }
  for (const demo of laterStores) {
    await addStore(deps, api, demo)
    await noteSeeded(config.dataDir, [demo])
  }
  for (const demo of firstStores) await addViews(api, demo)
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2)
setPriority(19)
sharp.concurrency(1)
const config = getConfig(process.env)
const db = openExistingDatabase(config)
try {
  await addTheRest(config, db, `${origin}/api`)
  rmSync(join(config.dataDir, 'demo.part'), { force: true })
} finally {
  await db.destroy()
}
