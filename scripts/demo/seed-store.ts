import { toMinor } from '#contract/minor-units.ts'
import { MAX_IMAGES } from '#contract/products/products.ts'
import { newStore } from '#contract/stores/stores.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Deps } from '#server/deps.ts'
import { saveLayoutConfig } from '#server/modules/layouts/layouts.service.ts'
import { productsOfStore } from '#server/modules/products/products.repo.ts'
import { createProduct } from '#server/modules/products/products.service.ts'
import { createStore } from '#server/modules/store-settings/store-settings.service.ts'
import { findStoreByOwner, type StoreRow, updateStore } from '#server/modules/stores/stores.repo.ts'
import { findUserByEmail, insertUser, type UserRow } from '#server/modules/users/users.repo.ts'
import { sellerRow } from '../support/seller-row.ts'
import type { DemoProduct, DemoSeller, DemoStore } from './content.ts'
import { writeHistory } from './history/write-history.ts'
import { drawCachedPicture } from './pictures/cached.ts'
import { drawCover } from './pictures/cover.ts'
import { drawEmblem } from './pictures/emblem.ts'

/** Drawing takes most of the seeding; a second data folder gets the same pictures at once. */
const CACHE = '.setup/pictures'
/** What a product's largest picture shows. */
const WIDTH = 800

const asFile = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name)

/** A product's first `count` pictures as files to upload. */
export const drawPictures = (product: DemoProduct, count: number): Promise<File[]> =>
  Promise.all(
    product.pictures
      .slice(0, count)
      .map(async (spec, index) => asFile(await drawCachedPicture(CACHE, spec, WIDTH), `${index + 1}.jpg`)),
  )

/** The seller's account, verified; there is nobody to open a mail. */
const openAccount = async (deps: Deps, seller: DemoSeller): Promise<UserRow> => {
  const existing = await findUserByEmail(deps.db, seller.email)
  if (existing) return existing
  const user = sellerRow({
    email: seller.email,
    password_hash: await hashPassword(seller.password),
    whatsapp_number: seller.whatsappNumber,
    country_code: seller.countryCode,
    plan: seller.plan,
    created_at: deps.clock.now().toISOString(),
  })
  await deps.db.transaction().execute((trx) => insertUser(trx, user))
  return user
}

const openStore = async (deps: Deps, owner: UserRow, demo: DemoStore): Promise<StoreRow> => {
  const existing = await findStoreByOwner(deps.db, owner.id)
  if (existing) return existing
  const form = newStore.parse({
    name: demo.name,
    bio: demo.bio,
    whatsapp_number: demo.seller.whatsappNumber,
    country_code: demo.seller.countryCode,
    custom_slug: demo.slug,
    instagram_url: demo.instagramUrl ?? '',
    facebook_url: demo.facebookUrl ?? '',
    logo: asFile(await drawEmblem(demo.logo), 'logo.png'),
    cover: asFile(await drawCover(demo.cover), 'cover.jpg'),
  })
  await createStore(deps, new Set(), owner, form, demo.currency)
  const store = await findStoreByOwner(deps.db, owner.id)
  if (!store) throw new Error('a store that was created is found')
  await deps.db.transaction().execute((trx) => updateStore(trx, store.id, { badges: demo.badges }))
  await saveLayoutConfig(deps, owner, store, {
    layout: demo.layout.id,
    customizations: demo.layout.customizations,
    config: {},
  })
  return store
}

/** Opens one demo store, adds the products and the history it does not have yet. Returns how many products it has. */
export const seedStore = async (deps: Deps, demo: DemoStore, index: number): Promise<number> => {
  const owner = await openAccount(deps, demo.seller)
  const store = await openStore(deps, owner, demo)
  const present = new Set((await productsOfStore(deps.db, store.id)).map((product) => product.name))
  // Pages list the newest first.
  const missing = demo.products.toReversed().filter((product) => !present.has(product.name))
  // The first picture only, drawn side by side: the shop opens at once, `more-pictures.ts` adds the rest. A shop of one thing lives by its pictures.
  const count = demo.products.length === 1 ? MAX_IMAGES : 1
  const drawn = await Promise.all(
    missing.map(async (product) => ({ product, images: await drawPictures(product, count) })),
  )
  for (const { product, images } of drawn) {
    const price = toMinor(product.price)
    if (price === null) throw new Error(`${product.name} has no valid price`)
    await createProduct(deps, owner, store, {
      name: product.name,
      description: product.description,
      price,
      category: product.category,
      inventory_count: product.inventoryCount,
      featured: product.featured,
      images,
    })
  }
  await writeHistory(deps, store, index)
  return demo.products.length
}
