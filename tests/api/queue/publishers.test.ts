import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { startBossUpkeep } from '#server/db/postgres/boss.ts'
import { JobLost, publishWork } from '#server/publish/publish-queue.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { findJob } from '#server/records/publications/publish-jobs.repo.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf, anotherHandle, openPostgres } from '../../support/apps/postgres.ts'
import { type BossPublishQueue, openBossQueue, save, storeOf } from '../../support/fixtures/publish-queue.ts'
import { clock, endHolders } from '../../support/fixtures/work-queues.ts'

const STORES = 6
const PUBLISHERS = 3
const SAVES = 120

/** Opens publishers on one database, each with its own connections. */
const setUp = async (publishers: number) => {
  const db = await openPostgres()
  return { db, queues: Array.from({ length: publishers }, () => openBossQueue(anotherHandle(db))) }
}

/** Opens two publishers on one database. */
const setUpTwo = async () => {
  const { db, queues } = await setUp(2)
  const [first, second] = queues as [BossPublishQueue, BossPublishQueue]
  return { db, first, second, store: newId() }
}

/** Makes the publishers' processes look ended to everybody else. */
const endPublisher = async (db: Db, other: BossPublishQueue): Promise<void> => {
  await endHolders(db, publishWork)
  await other.takeOver()
}

test.runIf(onPostgres)(
  'publishers share the stores: each is published by one at a time, and no save is lost',
  async () => {
    const { db, queues } = await setUp(PUBLISHERS)
    const stores = Array.from({ length: STORES }, () => newId())
    const saved = new Map<string, number>()
    const published = new Map<string, number>()
    const underWay = new Set<string>()
    const twice: string[] = []
    let saving = true
    let saves = 0
    const publish = async (queue: BossPublishQueue) => {
      while (saving || (await db.selectFrom('publish_jobs').select('store_id').execute()).length > 0) {
        const taken = await queue.take(2)
        for (const { store_id } of taken) {
          if (underWay.has(store_id)) twice.push(store_id)
          underWay.add(store_id)
          published.set(store_id, saved.get(store_id) ?? 0)
        }
        // Waits until every store was saved again. Others would publish it if they could.
        const until = saves + STORES
        await expect.poll(() => taken.length === 0 || !saving || saves >= until).toBe(true)
        for (const job of taken) {
          await db.transaction().execute(async (trx) => {
            await queue.finish(trx, job)
            // Nobody else can have it before the commit.
            underWay.delete(job.store_id)
          })
          await queue.release(job)
        }
      }
    }
    const publishing = Promise.all(queues.map(publish))
    for (; saves < SAVES; saves++) {
      const store = stores[saves % STORES] as string
      saved.set(store, (saved.get(store) ?? 0) + 1)
      await save(db, store)
    }
    saving = false
    await publishing
    expect(twice).toEqual([])
    expect(published).toEqual(saved)
  },
)

test.runIf(onPostgres)('who pays is published before who does not', async () => {
  const { db, first } = await setUpTwo()
  const free = await storeOf(db, 'free')
  const paid = await storeOf(db, 'paid')
  await save(db, free)
  await save(db, paid)
  const order = [...(await first.take(1)), ...(await first.take(1))].map(({ store_id }) => store_id)
  expect(order).toEqual([paid, free])
})

test.runIf(onPostgres)(
  'a publisher that ended is taken over, and if it lives after all it records nothing',
  async () => {
    const { db, first, second, store } = await setUpTwo()
    await save(db, store)
    const [job] = await first.take(1)
    if (!job) throw new Error('nothing was taken')
    await endPublisher(db, second)
    // If it ends every publisher that tries, the admin sees it among failed work.
    expect(await findJob(db, store)).toMatchObject({
      attempts: 1,
      last_error: 'store: the process that published it ended',
    })
    await save(db, store)
    expect(await second.take(1)).toMatchObject([{ store_id: store }])
    const late = db.transaction().execute((trx) => first.finish(trx, job))
    await expect(late).rejects.toThrow(JobLost)
    await first.release(job)
    expect(await first.take(1)).toEqual([])
    expect(await findJob(db, store)).toBeDefined()
  },
)

test.runIf(onPostgres)(
  'a publisher that has lost a store and takes it again does not publish it twice at once',
  async () => {
    const { db, first, second, store } = await setUpTwo()
    await save(db, store)
    const [job] = await first.take(1)
    if (!job) throw new Error('nothing was taken')
    await endPublisher(db, second)
    await save(db, store)
    expect(await first.take(1)).toEqual([])
    await first.release(job)
    expect(await findJob(db, store)).toBeDefined()
  },
)

test.runIf(onPostgres)('signs of life keep a hold', async () => {
  const { db, first, second, store } = await setUpTwo()
  const other = newId()
  await save(db, store)
  const [kept] = await first.take(1)
  if (!kept) throw new Error('nothing was taken')
  await save(db, other)
  await second.take(1)
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(db)
  await first.keep()
  const upkeep = await startBossUpkeep(addressOf(db), () => {})
  const held = async () =>
    (await sql<{ key: string }>`select singleton_key as key from pgboss.job where state = 'active'`.execute(db)).rows
  await expect.poll(held).toEqual([{ key: store }])
  await upkeep.stop()
  await db.transaction().execute((trx) => first.finish(trx, kept))
})

test.runIf(onPostgres)('what waits and pg-boss does not know is sent', async () => {
  const { db, first, store } = await setUpTwo()
  await save(db, store)
  await sql`delete from pgboss.job`.execute(db)
  expect(await first.take(1)).toEqual([])
  await first.sendMissing()
  await first.sendMissing()
  expect(await first.take(2)).toMatchObject([{ store_id: store }])
})

test.runIf(onPostgres)('however many pg-boss does not know are sent, and none that is held', async () => {
  const { db, first, second } = await setUpTwo()
  const stores = Array.from({ length: 700 }, newId)
  await enqueueRepublish(db as Transaction, clock, stores, {})
  await sql`delete from pgboss.job where singleton_key <> ${stores[0]}`.execute(db)
  const held = await first.take(1)
  expect(held).toHaveLength(1)
  await second.sendMissing()
  const ids = [...held, ...(await second.take(1_000))].map(({ store_id }) => store_id)
  expect(ids.toSorted()).toEqual(stores.toSorted())
  const { rows } = await sql`select id from pgboss.job`.execute(db)
  expect(rows).toHaveLength(stores.length)
})
