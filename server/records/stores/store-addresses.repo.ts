import type { Db } from '#server/db/database.ts'
import { isOffAir } from './stores.repo.ts'

/** Returns the id of the last of `count` stores after `after`, in id order. */
export const lastStoreId = async (db: Db, after: string, count: number): Promise<string | undefined> => {
  const [last, next] = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(2)
    .offset(count - 1)
    .execute()
  return next && last?.id
}

interface StoreAddress {
  id: string
  store_slug: string
  domain: string | null
  /** When the live version was published; `undefined` if the public sees none. */
  published_at: string | undefined
}

/**
 * Returns stores after `after` in id order, on the air or not. Filtering in SQL would make SQLite scan another index:
 * 1 s for 300,000 stores instead of 3 ms for 1,000.
 */
export const storesAfter = async (db: Db, after: string, limit: number): Promise<StoreAddress[]> => {
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'store_slug', 'domain', 'suspended_at', 'closed_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const open = stores.filter((store) => !isOffAir(store)).map(({ id }) => id)
  const versions =
    open.length === 0
      ? []
      : await db
          .selectFrom('publications')
          .select(['store_id', 'live', 'published_at'])
          .where('store_id', 'in', open)
          .execute()
  const published = new Map(
    versions.filter(({ live }) => live === 1).map(({ store_id, published_at }) => [store_id, published_at]),
  )
  return stores.map(({ id, store_slug, domain }) => ({ id, store_slug, domain, published_at: published.get(id) }))
}
