import { COLLECTIONS_MAX, type Collection, type NewCollection } from '#contract/collections/collections.ts'
import { slugify } from '#contract/stores/slug.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newCode, newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import * as repo from '#server/records/collections/collections.repo.ts'
import { noteGone } from '#server/records/products/gone-pages.repo.ts'
import { allProductsOfStore } from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

const notFound = () => new AppError('not_found', 'Collection not found')

const present = ({ id, title, slug, product_ids }: repo.CollectionRow): Collection => ({ id, title, slug, product_ids })

/** Returns a store's collections without products that are gone. */
export const listCollections = async (db: Db, storeId: string): Promise<Collection[]> => {
  const rows = await repo.collectionsOf(db, storeId)
  if (rows.length === 0) return []
  const known = new Set((await allProductsOfStore(db, storeId)).map(({ id }) => id))
  return rows.map((row) => present({ ...row, product_ids: row.product_ids.filter((id) => known.has(id)) }))
}

/** Throws `invalid` for a product of another store. */
const assertOwn = async (trx: Transaction, storeId: string, ids: readonly string[]): Promise<void> => {
  const known = new Set((await allProductsOfStore(trx, storeId)).map(({ id }) => id))
  if (!ids.every((id) => known.has(id))) throw invalidField('product_ids', 'One of these products is gone')
}

/** Returns a slug that no other collection of the store has. Titles without Latin letters get a code. */
const freeSlug = (rows: readonly repo.CollectionRow[], title: string): string => {
  const stem = slugify(title)
  if (stem && !rows.some(({ slug }) => slug === stem)) return stem
  return [stem, newCode(6).toLowerCase()].filter(Boolean).join('-')
}

/** Adds a collection, and publishes its page. Throws `conflict` when there are as many as there may be. */
export const addCollection = (
  deps: Deps,
  store: StoreRow,
  { title, product_ids }: NewCollection,
): Promise<Collection> =>
  changeAndPublish(deps, store.id, async (trx) => {
    await assertOwn(trx, store.id, product_ids)
    const rows = await repo.collectionsOf(trx, store.id)
    if (rows.length >= COLLECTIONS_MAX) throw new AppError('conflict', `A shop may have ${COLLECTIONS_MAX} collections`)
    const updated_at = deps.clock.now().toISOString()
    const row = { id: newId(), store_id: store.id, slug: freeSlug(rows, title), title, product_ids, updated_at }
    await repo.insertCollection(trx, row)
    await noteChange(trx, store.id, 'look')
    return present(row)
  })

const ofStore = async (trx: Transaction, store: StoreRow, id: string): Promise<repo.CollectionRow> => {
  const row = (await repo.collectionsOf(trx, store.id)).find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

/** Changes a collection. Its address stays, so that shared links work. */
export const changeCollection = (
  deps: Deps,
  store: StoreRow,
  id: string,
  { title, product_ids }: NewCollection,
): Promise<Collection> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const row = await ofStore(trx, store, id)
    await assertOwn(trx, store.id, product_ids)
    const change = { title, product_ids, updated_at: deps.clock.now().toISOString() }
    await repo.updateCollection(trx, id, change)
    await noteChange(trx, store.id, 'look')
    return present({ ...row, ...change })
  })

/** Removes a collection with its page. Its products stay. */
export const removeCollection = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const { slug } = await ofStore(trx, store, id)
    await repo.deleteCollection(trx, id)
    await noteGone(trx, store.id, `s/${slug}`, deps.clock.now().toISOString())
    await noteChange(trx, store.id, 'look')
  })
