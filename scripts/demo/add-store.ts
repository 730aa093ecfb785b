import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { findStoreBySlug, updateStore } from '#server/modules/stores/stores.repo.ts'
import { openAccount } from './accounts.ts'
import { type DemoProduct, type DemoStore, demoStores } from './content.ts'
import { drawBrand, drawPictures } from './files.ts'
import { designOf, productForm, storeForm } from './forms.ts'
import { writeHistory } from './history/write-history.ts'
import { type SellerClient, signIn } from './seller-client.ts'

/** What is written past the API: the account, which nobody could verify, what an admin vouches for, and history. */
type BesideDeps = Pick<Deps, 'db' | 'writes' | 'clock'>

interface Present {
  id: string
  name: string
  images: { id: string }[]
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
  for (const product of missing) drawn.push({ product, images: await drawPictures(product.pictures) })
  // All at once, when the last is drawn: the store is published two or three times instead of once a product.
  for (const { product, images } of drawn) {
    await seller.send('POST', '/products', { form: { ...productForm(product), images } })
  }
}

/** Opens a demo store at a server that serves, its seller signed in at `api`, and adds the products and the history it does not have yet. */
export const addStore = async (deps: BesideDeps, api: string, demo: DemoStore): Promise<void> => {
  await openAccount(deps, demo)
  const seller = await signIn(api, demo.seller)
  if (!(await seller.read('/stores/my'))) {
    await seller.send('POST', '/stores', { form: { ...storeForm(demo), ...(await drawBrand(demo)) } })
  }
  const store = await findStoreBySlug(deps.db, demo.slug)
  if (!store) throw new Error(`${demo.slug} was not opened`)
  await write(deps, (trx) => updateStore(trx, store.id, { badges: demo.badges }))
  const design = await seller.read<SavedLayoutConfig>('/stores/my/layout-config')
  if (design?.layoutConfig.layout !== demo.layout.id) {
    await seller.send('PUT', '/stores/my/layout-config', { json: designOf(demo) })
  }
  await addProducts(seller, demo)
  await writeHistory(deps, store, demoStores.indexOf(demo))
}

/** Adds the views that the products of a demo store lack. */
export const addViews = async (api: string, { seller: account, products }: DemoStore): Promise<void> => {
  const seller = await signIn(api, account)
  for (const present of (await productsOf(seller)).values()) {
    const missing = products.find(({ name }) => name === present.name)?.pictures.slice(present.images.length) ?? []
    if (missing.length === 0) continue
    // Those that are there stay, named by their ids.
    const images = [...present.images.map(({ id }) => id), ...(await drawPictures(missing))]
    await seller.send('PUT', `/products/${present.id}`, { form: { images } })
  }
}
