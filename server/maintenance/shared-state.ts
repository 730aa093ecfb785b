import type { IdleTask } from '#server/background/idle-tasks.ts'
import { type Db, isPostgres } from '#server/db/database.ts'
import { removeOldPreviews } from '#server/modules/shop/previews/shared-previews.ts'
import type { Clock } from '#server/ports/clock.ts'
import { dueEvery } from './due.ts'

const EVERY_MS = 60_000
/** Rows removed in one statement. */
const BATCH = 5_000
/** Keys of all limits together, some 150 bytes each: beyond them those go first that are forgotten soonest anyway. */
const MOST_KEYS = 500_000

/** Removes counts whose window is over, by the clock of those who count, and those beyond so many. Returns how many. */
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

/** Once a minute, removes what processes told one another and nobody asks for any more. On SQLite there is nothing. */
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
