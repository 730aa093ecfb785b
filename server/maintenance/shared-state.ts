import type { IdleTask } from '#server/background/idle-tasks.ts'
import { type Db, isPostgres } from '#server/db/database.ts'
import { removeOldPreviews } from '#server/modules/shop/previews/shared-previews.ts'
import type { Clock } from '#server/ports/clock.ts'
import { dueEvery } from './due.ts'

const EVERY_MS = 60_000
/** Rows removed per statement. */
const BATCH = 5_000
/** Keys of all limits together, about 150 bytes each. Beyond them, those that expire first are removed. */
export const MOST_KEYS = 500_000

/** Removes counts whose window is over, and those beyond `mostKeys`. Returns how many. Uses the clock that counts. */
const forgetCounts = async (db: Db, mostKeys: number): Promise<number> => {
  const { keys } = await db
    .selectFrom('rate_limits')
    .select((row) => row.fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow()
  const tooMany = Math.min(Math.max(keys - mostKeys, 0), BATCH)
  const soonest = db.selectFrom('rate_limits').select('key').orderBy('expire')
  const gone = await db
    .deleteFrom('rate_limits')
    .where((row) =>
      row.or([
        row('key', 'in', soonest.where('expire', '<=', Date.now()).limit(BATCH)),
        row('key', 'in', soonest.limit(tooMany)),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Once a minute, removes expired state that processes share: counts and previews. Does nothing on SQLite. */
export const createSharedStatePurge = (
  { db, clock }: { db: Db; clock: Clock },
  { mostKeys = MOST_KEYS, mostPreviews = undefined as number | undefined } = {},
): IdleTask => {
  const due = dueEvery(clock, EVERY_MS)
  return async () => {
    if (!isPostgres(db) || !due.isDue()) return false
    if ((await forgetCounts(db, mostKeys)) > 0) return true
    await removeOldPreviews(db, clock, mostPreviews)
    due.done()
    return false
  }
}
