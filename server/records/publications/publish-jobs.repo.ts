import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { PublishJobsTable } from './publications.table.ts'
import { sendPublishJob, sendPublishJobs } from './send-publish-job.ts'

export type PublishJob = Selectable<PublishJobsTable>

interface JobOptions {
  background?: boolean
  force?: boolean
  rollbackTo?: number
  by?: string
}

const upsertRows = async (db: Db, storeIds: string[], now: string, options: JobOptions): Promise<void> => {
  const due = options.by ?? now
  const job = {
    joined: 0,
    requested_at: now,
    background: options.background ? 1 : 0,
    force: options.force ? 1 : 0,
    stock_only: 0,
    rollback_to: options.rollbackTo ?? null,
    attempts: 0,
    next_attempt_at: due,
    last_error: null,
  } as const
  await db
    .insertInto('publish_jobs')
    .values(storeIds.map((store_id) => ({ store_id, sequence: 1, ...job })))
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((eb) => ({
        ...job,
        sequence: eb('publish_jobs.sequence', '+', 1),
        next_attempt_at: eb
          .case()
          .when(
            eb.and([
              eb('publish_jobs.attempts', '=', 0),
              eb('publish_jobs.next_attempt_at', '>', now),
              eb('publish_jobs.next_attempt_at', '<', due),
            ]),
          )
          .then(eb.ref('publish_jobs.next_attempt_at'))
          .else(due)
          .end(),
      })),
    )
    .execute()
  noteEnqueued(db, 'publications')
}

/**
 * Enqueues the publication of one store's pages; a later job for the same store takes its place and clears what the earlier one had met. With
 * `by` it may wait until then, or until an earlier job is due that waits as well.
 */
export const upsertJob = async (db: Db, storeId: string, now: string, options: JobOptions = {}): Promise<void> => {
  await upsertRows(db, [storeId], now, options)
  await sendPublishJob(db, storeId, new Date(now))
}

/** The same for some hundred stores, each of which is named once. */
export const upsertJobs = async (db: Db, storeIds: string[], now: string, options: JobOptions): Promise<void> => {
  await upsertRows(db, storeIds, now, options)
  await sendPublishJobs(db, storeIds, new Date(now))
}

/**
 * Milliseconds in which a store's orders share one publication of the stock that is left. What a page shows meanwhile promises nothing:
 * an order is held against the stock itself.
 */
const STOCK_SHOWN_WITHIN_MS = 5_000
/** Milliseconds in which a save is shown with the images that came along, and images that become ready one after another share a publication. */
export const IMAGES_SHOWN_WITHIN_MS = 5_000
/** The same where more images follow than a product has: a store is being filled. */
const MANY_IMAGES_SHOWN_WITHIN_MS = 20_000

interface SharedJob {
  store_id: string
  now: string
  due: string
  stock_only: 0 | 1
  background: 0 | 1
}

/**
 * A job that may wait, so that several changes share it, and joins one that is there already. That is due when it was, or sooner where a clock
 * that has been set back since put it off; one that failed waits for its own time.
 */
const sharedJob = prepared((db, { store_id, now, due, stock_only, background }: SharedJob) =>
  db
    .insertInto('publish_jobs')
    .values({
      store_id,
      sequence: 1,
      joined: 0,
      requested_at: now,
      background,
      force: 0,
      stock_only,
      rollback_to: null,
      attempts: 0,
      next_attempt_at: due,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((eb) => ({
        joined: eb('publish_jobs.joined', '+', 1),
        stock_only: eb('publish_jobs.stock_only', '*', eb.ref('excluded.stock_only')),
        next_attempt_at: eb
          .case()
          .when(
            eb.and([
              eb('publish_jobs.attempts', '=', 0),
              eb('publish_jobs.next_attempt_at', '>', eb.ref('excluded.next_attempt_at')),
            ]),
          )
          .then(eb.ref('excluded.next_attempt_at'))
          .else(eb.ref('publish_jobs.next_attempt_at'))
          .end(),
      })),
    ),
)

const upsertSharedJob = async (
  db: Db,
  now: Date,
  { within, ...job }: Pick<SharedJob, 'store_id' | 'stock_only' | 'background'> & { within: number },
) => {
  const due = new Date(now.getTime() + within)
  await sharedJob(db, { ...job, now: now.toISOString(), due: due.toISOString() })
  await sendPublishJob(db, job.store_id, now)
  noteEnqueued(db, 'publications')
}

/** The job for pages whose stock an order has changed: orders share it. */
export const upsertStockJob = (db: Db, store_id: string, now: Date): Promise<void> =>
  upsertSharedJob(db, now, { store_id, stock_only: 1, background: 0, within: STOCK_SHOWN_WITHIN_MS })

/** The job for pages that show an image which has become ready: the images that follow, one product's or `many`, share it. */
export const upsertImageJob = (db: Db, store_id: string, now: Date, many: boolean): Promise<void> =>
  upsertSharedJob(db, now, {
    store_id,
    stock_only: 0,
    background: 0,
    within: many ? MANY_IMAGES_SHOWN_WITHIN_MS : IMAGES_SHOWN_WITHIN_MS,
  })

/** The job for pages that may name better forms of what they show already: nobody waits for it, and a rolled-back store stays as it is. */
export const upsertFormsJob = (db: Db, store_id: string, now: Date): Promise<void> =>
  upsertSharedJob(db, now, { store_id, stock_only: 1, background: 1, within: 0 })

/** What a store waits for. */
export const findJob = (db: Db, storeId: string): Promise<PublishJob | undefined> =>
  db.selectFrom('publish_jobs').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** What some stores wait for. */
export const jobsOf = (db: Db, storeIds: string[]): Promise<PublishJob[]> =>
  db.selectFrom('publish_jobs').selectAll().where('store_id', 'in', storeIds).execute()

/** How many stores have a page that could not be made. */
export const countFailing = async (db: Db): Promise<number> => {
  const { failing } = await db
    .selectFrom('publish_jobs')
    .select((eb) => eb.fn.countAll<number>().as('failing'))
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(failing)
}

/** Jobs that may run now, sellers' saves before background rebuilds or alone, leaving out stores that are being published. */
export const dueJobs = (
  db: Db,
  now: string,
  limit: number,
  busy: string[],
  awaitedAlone: boolean,
): Promise<PublishJob[]> => {
  let query = db
    .selectFrom('publish_jobs')
    .selectAll()
    // Both by name: so what is not due yet, as after orders, is passed by in each.
    .where('background', 'in', awaitedAlone ? [0] : [0, 1])
    .where('next_attempt_at', '<=', now)
    .orderBy('background')
    .orderBy('next_attempt_at')
    .limit(limit)
  if (busy.length > 0) query = query.where('store_id', 'not in', busy)
  return query.execute()
}

type Taken = Pick<PublishJob, 'store_id' | 'sequence' | 'joined'>

const finished = prepared((db, { store_id, sequence, joined }: Taken) =>
  db
    .deleteFrom('publish_jobs')
    .where('store_id', '=', store_id)
    .where('sequence', '=', sequence)
    .where('joined', '=', joined),
)
const leftByJoining = prepared((db, { store_id, sequence, due }: Omit<Taken, 'joined'> & { due: string }) =>
  db
    .updateTable('publish_jobs')
    .set({ stock_only: 1, force: 0, rollback_to: null, attempts: 0, last_error: null, next_attempt_at: due })
    .where('store_id', '=', store_id)
    .where('sequence', '=', sequence),
)

/**
 * Ends a job, unless its store was saved anew meanwhile. What only joined it while it was under way is left, and waits as by itself: a shop that
 * sells would otherwise be published without a pause, as its orders never stop to join.
 */
export const finishJob = async (db: Db, { store_id, sequence, joined }: Taken, now: Date): Promise<void> => {
  const { numAffectedRows } = await finished(db, { store_id, sequence, joined })
  if (numAffectedRows) return
  const due = new Date(now.getTime() + STOCK_SHOWN_WITHIN_MS)
  await leftByJoining(db, { store_id, sequence, due: due.toISOString() })
}

/** Tries a job again later, whatever has joined it meanwhile: only a newer save or rebuild, which has a time of its own, is tried at once. */
export const postponeJob = async (db: Db, job: PublishJob, nextAttemptAt: string, error: string): Promise<void> => {
  await db
    .updateTable('publish_jobs')
    .set({ attempts: job.attempts + 1, next_attempt_at: nextAttemptAt, last_error: error })
    .where('store_id', '=', job.store_id)
    .where('sequence', '=', job.sequence)
    .execute()
}

/** Ids of stores that wait, those that are due first first. */
export const storesWithJob = async (db: Db, limit: number): Promise<string[]> => {
  const query = db.selectFrom('publish_jobs').select('store_id').orderBy('next_attempt_at').limit(limit)
  return (await query.execute()).map((job) => job.store_id)
}

/** When the job that waits longest could have run; `undefined` when none is due. */
export const oldestDueJob = async (db: Db, now: string): Promise<string | undefined> => {
  // Of each kind the first of its index: a rebuild of all stores leaves a job for each.
  const firstOf = async (background: 0 | 1) => {
    const first = db.selectFrom('publish_jobs').select('next_attempt_at').where('background', '=', background)
    return (await first.orderBy('next_attempt_at').limit(1).executeTakeFirst())?.next_attempt_at
  }
  const dues = [await firstOf(0), await firstOf(1)].filter((due) => due !== undefined && due <= now)
  return dues.sort()[0]
}

/** Which of some stores still wait to be published, those whose publication failed left out. */
export const stillWaiting = async (db: Db, storeIds: string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('publish_jobs')
    .select('store_id')
    .where('store_id', 'in', storeIds)
    .where('last_error', 'is', null)
    .execute()
  return rows.map((row) => row.store_id)
}
