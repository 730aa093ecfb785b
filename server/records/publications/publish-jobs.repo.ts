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
 * Enqueues a store's publication. Replaces an earlier job and clears its failures.
 * With `by` it may wait until then, or until an earlier waiting job is due.
 */
export const upsertJob = async (db: Db, storeId: string, now: string, options: JobOptions = {}): Promise<void> => {
  await upsertRows(db, [storeId], now, options)
  await sendPublishJob(db, storeId, new Date(now))
}

/** Enqueues some hundred different stores. */
export const upsertJobs = async (db: Db, storeIds: string[], now: string, options: JobOptions): Promise<void> => {
  await upsertRows(db, storeIds, now, options)
  await sendPublishJobs(db, storeIds, new Date(now))
}

/** Time in which orders share a publication of stock. Pages promise nothing: orders check the stock itself. */
const STOCK_SHOWN_WITHIN_MS = 5_000
/** Time in which a save waits for its images, and ready images share a publication. */
export const IMAGES_SHOWN_WITHIN_MS = 5_000
/** The same while more images follow than a single product can have. */
const MANY_IMAGES_SHOWN_WITHIN_MS = 20_000

interface SharedJob {
  store_id: string
  now: string
  due: string
  stock_only: 0 | 1
  background: 0 | 1
}

/**
 * Enqueues a job that several changes share, or joins the present one, which keeps its due time unless a clock was
 * set back. A failed job keeps its retry time.
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

/** Enqueues pages whose stock an order changed. Orders share the job. */
export const upsertStockJob = (db: Db, store_id: string, now: Date): Promise<void> =>
  upsertSharedJob(db, now, { store_id, stock_only: 1, background: 0, within: STOCK_SHOWN_WITHIN_MS })

/** Enqueues pages with a ready image. Following images share the job; `many` lets it wait longer. */
export const upsertImageJob = (db: Db, store_id: string, now: Date, many: boolean): Promise<void> =>
  upsertSharedJob(db, now, {
    store_id,
    stock_only: 0,
    background: 0,
    within: many ? MANY_IMAGES_SHOWN_WITHIN_MS : IMAGES_SHOWN_WITHIN_MS,
  })

/** Enqueues pages with better image forms. Nobody waits for it, and a rolled-back store stays as it is. */
export const upsertFormsJob = (db: Db, store_id: string, now: Date): Promise<void> =>
  upsertSharedJob(db, now, { store_id, stock_only: 1, background: 1, within: 0 })

/** Returns a store's job. */
export const findJob = (db: Db, storeId: string): Promise<PublishJob | undefined> =>
  db.selectFrom('publish_jobs').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** Returns the jobs of some stores. */
export const jobsOf = (db: Db, storeIds: string[]): Promise<PublishJob[]> =>
  db.selectFrom('publish_jobs').selectAll().where('store_id', 'in', storeIds).execute()

/** Counts stores with a failing page. */
export const countFailing = async (db: Db): Promise<number> => {
  const { failing } = await db
    .selectFrom('publish_jobs')
    .select((eb) => eb.fn.countAll<number>().as('failing'))
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(failing)
}

/** Returns due jobs, saves first or only, without stores under way. */
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
    // Both values named, so that the index skips jobs that are not due.
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
 * Ends a job unless the store was saved since. Changes that only joined stay, with a wait of their own:
 * otherwise a busy shop would be published without pause.
 */
export const finishJob = async (db: Db, { store_id, sequence, joined }: Taken, now: Date): Promise<void> => {
  const { numAffectedRows } = await finished(db, { store_id, sequence, joined })
  if (numAffectedRows) return
  const due = new Date(now.getTime() + STOCK_SHOWN_WITHIN_MS)
  await leftByJoining(db, { store_id, sequence, due: due.toISOString() })
}

/** Postpones a job after a failure. A newer save or rebuild keeps its own time. */
export const postponeJob = async (db: Db, job: PublishJob, nextAttemptAt: string, error: string): Promise<void> => {
  await db
    .updateTable('publish_jobs')
    .set({ attempts: job.attempts + 1, next_attempt_at: nextAttemptAt, last_error: error })
    .where('store_id', '=', job.store_id)
    .where('sequence', '=', job.sequence)
    .execute()
}

/** Ids of waiting stores, earliest due first. */
export const storesWithJob = async (db: Db, limit: number): Promise<string[]> => {
  const query = db.selectFrom('publish_jobs').select('store_id').orderBy('next_attempt_at').limit(limit)
  return (await query.execute()).map((job) => job.store_id)
}

/** Returns when the oldest due job became due, or `undefined`. */
export const oldestDueJob = async (db: Db, now: string): Promise<string | undefined> => {
  // One index lookup per kind: a rebuild leaves a job for every store.
  const firstOf = async (background: 0 | 1) => {
    const first = db.selectFrom('publish_jobs').select('next_attempt_at').where('background', '=', background)
    return (await first.orderBy('next_attempt_at').limit(1).executeTakeFirst())?.next_attempt_at
  }
  const dues = [await firstOf(0), await firstOf(1)].filter((due) => due !== undefined && due <= now)
  return dues.sort()[0]
}

/** Which of these stores still wait, without failed ones. */
export const stillWaiting = async (db: Db, storeIds: string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('publish_jobs')
    .select('store_id')
    .where('store_id', 'in', storeIds)
    .where('last_error', 'is', null)
    .execute()
  return rows.map((row) => row.store_id)
}
