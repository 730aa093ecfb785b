import { toMinor } from '#contract/minor-units.ts'
import { newStore } from '#contract/stores/stores.ts'
import type { Deps } from '#server/deps.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { createStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { productsOfStore } from '#server/records/products/products.repo.ts'
import { findStoreByOwner, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import { wearing } from '#server/records/stores/wearing.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { openAccount } from './accounts.ts'
import { type DemoStore, demoStores } from './content.ts'
import { brandOf, picturesOf } from './files.ts'
import { designOf, storeForm } from './forms.ts'
import { writeHistory } from './history/write-history.ts'

const openStore = async (deps: Deps, owner: UserRow, demo: DemoStore): Promise<StoreRow> => {
  const existing = await findStoreByOwner(deps.db, owner.id)
  if (existing) return existing
  const form = newStore.parse({ ...storeForm(demo), ...(await brandOf(demo)) })
  await createStore(deps, new Set(), owner, form, demo.currency)
  const store = await findStoreByOwner(deps.db, owner.id)
  if (!store) throw new Error('a store that was created is found')
  await deps.db
    .transaction()
    .execute((trx) => updateStore(trx, store.id, wearing(store, demo.badges, deps.clock.now().toISOString())))
  await saveLayoutConfig(deps, owner, store, { ...designOf(demo), config: {} })
  return store
}

/**
 * Opens one demo store, adds the products, each with its first `views` pictures, and the history it does not have yet. Returns how many
 * products it has.
 */
export const seedStore = async (deps: Deps, demo: DemoStore, views: number): Promise<number> => {
  const owner = await openAccount(deps, demo)
  const store = await openStore(deps, owner, demo)
  const present = new Set((await productsOfStore(deps.db, store.id)).map((product) => product.name))
  // Pages list the newest first.
  const missing = demo.products.toReversed().filter((product) => !present.has(product.name))
  for (const product of missing) {
    const price = toMinor(product.price)
    if (price === null) throw new Error(`${product.name} has no valid price`)
    await createProduct(deps, owner, store, {
      name: product.name,
      description: product.description,
      price,
      category: product.category,
      inventory_count: product.inventoryCount,
      featured: product.featured,
      images: await picturesOf(demo, product.pictures.slice(0, views)),
    })
  }
  await writeHistory(deps, store, demoStores.indexOf(demo))
  return demo.products.length
}
