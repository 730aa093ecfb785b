import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { findStoreBySlug, updateStore } from '#server/records/stores/stores.repo.ts'
import { wearing } from '#server/records/stores/wearing.ts'
import { openAccount } from './accounts.ts'
import { type DemoProduct, type DemoStore, demoStores } from './content.ts'
import { brandOf, picturesOf } from './files.ts'
import { designOf, productForm, storeForm } from './forms.ts'
import { writeHistory } from './history/write-history.ts'
import { type SellerClient, signIn } from './seller-client.ts'

/** For writes past the API: the verified account, what an admin vouches for, and history. */
type BesideDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'config'>

interface Present {
  id: string
  name: string
  images: { id: string }[]
}

const productsOf = async (seller: SellerClient): Promise<Map<string, Present>> => {
  const list = await seller.read<{ products: Present[] }>('/products?limit=100')
  return new Map(list?.products.map((product) => [product.name, product]))
}

/** Lists the products that a seller does not have yet, last first: pages list the newest first. */
const missingOf = async (seller: SellerClient, { products }: DemoStore): Promise<DemoProduct[]> => {
  const present = await productsOf(seller)
  return products.toReversed().filter(({ name }) => !present.has(name))
}

/** Opens a demo store at a server that serves, its seller signed in at `api`, and adds the products and the history it does not have yet. */
export const addStore = async (deps: BesideDeps, api: string, demo: DemoStore): Promise<void> => {
  await openAccount(deps, demo)
  const seller = await signIn(api, demo.seller)
  if (!(await seller.read('/stores/my')))
    await seller.send('POST', '/stores', { form: { ...storeForm(demo), ...(await brandOf(demo)) } })
  const store = await findStoreBySlug(deps.db, demo.slug)
  if (!store) throw new Error(`${demo.slug} was not opened`)
  await write(deps, (trx) => updateStore(trx, store.id, wearing(store, demo.badges, deps.clock.now().toISOString())))
  for (const product of await missingOf(seller, demo)) {
    const images = await picturesOf(demo, product.pictures)
    await seller.send('POST', '/products', { form: { ...productForm(product), images } })
  }
  // Last, since what brings no photos is published at once.
  const design = await seller.read<SavedLayoutConfig>('/stores/my/layout-config')
  if (design?.layoutConfig.layout !== demo.layout.id) {
    await seller.send('PUT', '/stores/my/layout-config', { json: designOf(demo) })
  }
  await writeHistory(deps, store, demoStores.indexOf(demo))
}

/** Adds the views that the products of a demo store lack. */
export const addViews = async (api: string, demo: DemoStore): Promise<void> => {
  const seller = await signIn(api, demo.seller)
  for (const { id, name, images } of (await productsOf(seller)).values()) {
    const missing = demo.products.find((product) => product.name === name)?.pictures.slice(images.length) ?? []
    if (missing.length === 0) continue
    // Keeps existing images, named by their ids.
    const all = [...images.map((image) => image.id), ...(await picturesOf(demo, missing))]
    await seller.send('PUT', `/products/${id}`, { form: { images: all } })
  }
}
