import type { Db } from '#server/db/database.ts'
import { isOnAir } from './stores.repo.ts'

/** The id of the last of `count` stores after `after`, in the order of ids; `undefined` when none follows it. */
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

/** Stores with a live version that the public may see, after `after` in the order of ids, and when each was published. */
export const liveStoresAfter = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('stores')
    .innerJoin('publications', (join) =>
      join.onRef('publications.store_id', '=', 'stores.id').on('publications.live', '=', 1),
    )
    .select(['stores.id', 'stores.store_slug', 'publications.published_at'])
    .where('stores.id', '>', after)
    .where(isOnAir)
    .orderBy('stores.id')
    .limit(limit)
    .execute()
