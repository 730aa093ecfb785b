import type { Db } from '#server/db/database.ts'
import { newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { PREVIEW_MS, PREVIEWS_OF_STORE, type PreviewCache } from '#server/ports/previews.ts'

/** Most previews kept over all stores, some 70 kB each. The oldest go first. */
export const MOST_PREVIEWS = 2_000

const oldest = (clock: Clock): string => new Date(clock.now().getTime() - PREVIEW_MS).toISOString()

/** Stores previews in the database, so that every process can show them. */
export const sharedPreviews = (deps: { db: Db; writes: Writes; clock: Clock }): PreviewCache => {
  const { db, clock } = deps
  return {
    keep: (storeId, html) =>
      write(deps, async (trx) => {
        await lock(trx, 'store', storeId)
        const own = trx.selectFrom('previews').select('name').where('store_id', '=', storeId)
        await trx
          .deleteFrom('previews')
          .where('store_id', '=', storeId)
          .where(
            'name',
            'not in',
            own
              .orderBy('created_at', 'desc')
              .orderBy('name')
              .limit(PREVIEWS_OF_STORE - 1),
          )
          .execute()
        const name = newSecret()
        const created_at = clock.now().toISOString()
        await trx.insertInto('previews').values({ name, store_id: storeId, html, created_at }).execute()
        return name
      }),
    drop: async (storeId) => {
      await db.deleteFrom('previews').where('store_id', '=', storeId).execute()
    },
    find: async (name) => {
      const found = db.selectFrom('previews').select('html').where('name', '=', name)
      return (await found.where('created_at', '>', oldest(clock)).executeTakeFirst())?.html
    },
  }
}

/** Deletes expired previews, and the oldest beyond `mostKept`. Returns how many. */
export const removeOldPreviews = async (db: Db, clock: Clock, mostKept = MOST_PREVIEWS): Promise<number> => {
  const beyond = await db
    .selectFrom('previews')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst()
  const last = [oldest(clock), beyond?.created_at ?? ''].sort().at(-1) ?? ''
  const { numDeletedRows } = await db.deleteFrom('previews').where('created_at', '<=', last).executeTakeFirst()
  return Number(numDeletedRows)
}
