import type { Deps } from '#server/deps.ts'
import { allProductsOfStore, setRank } from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { productNotFound } from './products.service.ts'

/** Puts products into this order; those not named come first. Throws `not_found` for another store's product. */
export const orderProducts = (deps: Deps, store: StoreRow, ids: readonly string[]): Promise<void> =>
  changeAndPublish(deps, store.id, async (trx) => {
    const products = await allProductsOfStore(trx, store.id)
    const known = new Set(products.map(({ id }) => id))
    if (!ids.every((id) => known.has(id))) throw productNotFound()
    const places = new Map([...new Set(ids)].map((id, at) => [id, at + 1]))
    for (const { id, rank } of products) {
      const place = places.get(id) ?? 0
      if (place !== rank) await setRank(trx, id, place)
    }
    await noteChange(trx, store.id, 'look')
  })
