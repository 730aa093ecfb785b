import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { PublishQueue } from '#server/publish/publish-queue.ts'
import {
  findJob,
  type PublishJob,
  upsertJob,
  upsertJobs,
  upsertStockJob,
} from '#server/records/publications/publish-jobs.repo.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'
import { openQueue, save } from '../../support/fixtures/publish-queue.ts'

const HOUR_MS = 3_600_000

const setUp = async () => {
  const db = await openTestDatabase()
  return { db, queue: openQueue(db), store: newId() }
}

const idsOf = (jobs: PublishJob[]) => jobs.map(({ store_id }) => store_id).sort()

const takeOne = async (queue: PublishQueue): Promise<PublishJob> => {
  const [job, ...others] = await queue.take(10)
  if (!job || others.length > 0) throw new Error(`took ${others.length + (job ? 1 : 0)} jobs`)
  return job
}

/** Publishes what was taken, as far as the queue can tell. */
const finish = async (db: Db, queue: PublishQueue, job: PublishJob) => {
  await db.transaction().execute((trx) => queue.finish(trx, job))
  await queue.release(job)
}

test('a store is held by whoever took it, and saved again meanwhile it waits its turn', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store)
  await save(db, store)
  const job = await takeOne(queue)
  expect(await queue.take(10)).toEqual([])
  await save(db, store)
  expect(await queue.take(10)).toEqual([])
  await finish(db, queue, job)
  const again = await takeOne(queue)
  expect(again.sequence).toBe(job.sequence + 1)
  await finish(db, queue, again)
  expect(await queue.take(10)).toEqual([])
  expect(await findJob(db, store)).toBeUndefined()
})

test('no more are taken than were asked for, and none twice', async () => {
  const { db, queue } = await setUp()
  const stores = [newId(), newId(), newId()]
  for (const store of stores) await save(db, store)
  const first = await queue.take(2)
  expect(first).toHaveLength(2)
  expect(idsOf([...first, ...(await queue.take(2))])).toEqual(stores.sort())
})

test('saves come before rebuilds, and a rebuild that a save has overtaken is a save', async () => {
  const { db, queue, store } = await setUp()
  const overtaken = newId()
  const rebuilt = newId()
  await save(db, rebuilt, { background: true })
  await save(db, overtaken, { background: true })
  await save(db, store)
  await save(db, overtaken)
  expect(idsOf(await queue.take(2))).toEqual([store, overtaken].sort())
  expect(idsOf(await queue.take(2))).toEqual([rebuilt])
})

test('where there is room for saves alone, no rebuild is taken', async () => {
  const { db, queue, store } = await setUp()
  const rebuilt = newId()
  const others = [newId(), newId(), newId()]
  await save(db, rebuilt, { background: true })
  await save(db, store)
  expect(idsOf(await queue.take(0, 2))).toEqual([store])
  for (const other of others) await save(db, other)
  expect(await queue.take(1, 2)).toHaveLength(2)
  expect(idsOf(await queue.take(2, 2))).toHaveLength(2)
  expect(await queue.take(0, 2)).toEqual([])
})

test('what may wait is not taken before its time, and a save ends the wait', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store, { by: new Date(Date.now() + HOUR_MS).toISOString() })
  expect(await queue.take(10)).toEqual([])
  await save(db, store)
  expect(idsOf(await queue.take(10))).toEqual([store])
})

/** Enqueues the publication that an order needs. */
const order = (db: Db, store: string) => db.transaction().execute((trx) => upsertStockJob(trx, store, new Date()))

test('orders that come while a store is published wait as by themselves, a save among them does not', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store, { force: true })
  await order(db, store)
  const job = await takeOne(queue)
  await order(db, store)
  const before = new Date().toISOString()
  await finish(db, queue, job)
  expect(await queue.take(10)).toEqual([])
  const left = await findJob(db, store)
  expect(left).toMatchObject({ stock_only: 1, force: 0, last_error: null })
  expect((left?.next_attempt_at ?? '') > before).toBe(true)
  await save(db, store)
  const again = await takeOne(queue)
  await order(db, store)
  await save(db, store)
  await order(db, store)
  await finish(db, queue, again)
  const saved = await takeOne(queue)
  expect(saved).toMatchObject({ stock_only: 0 })
  await finish(db, queue, saved)
  expect(await findJob(db, store)).toBeUndefined()
})

test('an order that came while a version was shown again leaves nothing that would show another', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store, { rollbackTo: 3 })
  const job = await takeOne(queue)
  await order(db, store)
  await finish(db, queue, job)
  expect(await findJob(db, store)).toMatchObject({ stock_only: 1, rollback_to: null })
})

test('a failure is told and waits; a save that came meanwhile is tried at once', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store)
  const job = await takeOne(queue)
  await db.transaction().execute((trx) => queue.postpone(trx, job, 'index.html: no such layout'))
  await queue.release(job)
  expect(await findJob(db, store)).toMatchObject({ attempts: 1, last_error: 'index.html: no such layout' })
  await order(db, store)
  expect(await queue.take(10)).toEqual([])
  await save(db, store)
  expect(await takeOne(queue)).toMatchObject({ attempts: 0, last_error: null })
})

test('stores that are enqueued together wait as each by itself would, behind saves and in the place of what waited', async () => {
  const { db, queue, store } = await setUp()
  const [fresh, waiting, held] = [newId(), newId(), newId()]
  await save(db, held)
  const job = await takeOne(queue)
  await save(db, waiting, { by: new Date(Date.now() + HOUR_MS).toISOString() })
  await db
    .transaction()
    .execute((trx) => upsertJobs(trx, [fresh, waiting, held], new Date().toISOString(), { background: true }))
  await save(db, store)
  expect(idsOf(await queue.take(1))).toEqual([store])
  expect(idsOf(await queue.take(10))).toEqual([fresh, waiting].sort())
  await finish(db, queue, job)
  expect(await takeOne(queue)).toMatchObject({ store_id: held, background: 1 })
})

test('what was let go of without an outcome is as due as before', async () => {
  const { db, queue, store } = await setUp()
  await save(db, store)
  const job = await takeOne(queue)
  const undone = db.transaction().execute(async (trx) => {
    await queue.finish(trx, job)
    throw new Error('the disk is full')
  })
  await expect(undone).rejects.toThrow('the disk is full')
  await queue.release(job)
  expect(await takeOne(queue)).toEqual(job)
})

test('a change that is undone publishes nothing', async () => {
  const { db, queue, store } = await setUp()
  const undone = db.transaction().execute(async (trx) => {
    await upsertJob(trx, store, new Date().toISOString())
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(await queue.take(10)).toEqual([])
})
