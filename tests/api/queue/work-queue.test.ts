import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import type { WorkQueue } from '#server/queue/work-queue.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { anotherHandle } from '../../support/apps/postgres.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'
import { workKinds } from '../../support/fixtures/work-kinds.ts'
import { clock, endHolders, openBossQueue, openWorkQueue } from '../../support/fixtures/work-queues.ts'

/** More tries than any work gets. */
const MANY = 200
/** Longer than any pause between two tries. */
const PAUSE_MS = 24 * 3_600_000

describe.each(workKinds)('%s', (_name, { work, add: addIn, end, prepare }) => {
  const setUp = async () => {
    const db = await openTestDatabase()
    await prepare?.(db)
    const add = (key?: string) => db.transaction().execute((trx) => addIn(trx, key))
    return { db, queue: openWorkQueue(db, work), add }
  }

  const settle = async (db: Db, queue: WorkQueue, key: string) => {
    const held = await db.transaction().execute((trx) => queue.settle(trx, key))
    await queue.release(key)
    return held
  }

  const fail = (db: Db, key: string, times = 1) =>
    db.transaction().execute(async (trx) => {
      const now = clock.now().getTime()
      for (let time = 0; time < times; time++) await work.failLost(trx, key, new Date(now + time * PAUSE_MS))
    })

  test('a key is held by whoever took it, and what is added meanwhile waits its turn', async () => {
    const { db, queue, add } = await setUp()
    const key = await add()
    expect(await queue.take(10)).toEqual([key])
    await add(key)
    expect(await queue.take(10)).toEqual([])
    await settle(db, queue, key)
    expect(await queue.take(10)).toEqual([key])
    await db.transaction().execute(async (trx) => {
      await end(trx, key)
      await queue.settle(trx, key)
    })
    await queue.release(key)
    expect(await queue.take(10)).toEqual([])
  })

  test('no more keys are taken than were asked for, and none twice', async () => {
    const { queue, add } = await setUp()
    const keys = [await add(), await add(), await add()]
    const first = await queue.take(2)
    expect(first).toHaveLength(2)
    expect([...first, ...(await queue.take(2))].sort()).toEqual(keys.sort())
  })

  test('a change that is undone enqueues nothing', async () => {
    const { db, queue } = await setUp()
    const undone = db.transaction().execute(async (trx) => {
      await addIn(trx)
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    expect(await queue.take(10)).toEqual([])
  })

  test('what was let go of without an outcome is as due as before', async () => {
    const { db, queue, add } = await setUp()
    const key = await add()
    await queue.take(10)
    const undone = db.transaction().execute(async (trx) => {
      await end(trx, key)
      await queue.settle(trx, key)
      throw new Error('the disk is full')
    })
    await expect(undone).rejects.toThrow('the disk is full')
    await queue.release(key)
    expect(await queue.take(10)).toEqual([key])
  })

  test('what failed waits, and what is added to it then is done at once', async () => {
    const { db, queue, add } = await setUp()
    const key = await add()
    await queue.take(10)
    await fail(db, key)
    await settle(db, queue, key)
    expect(await queue.take(10)).toEqual([])
    await add(key)
    expect(await queue.take(10)).toEqual([key])
  })

  test('what failed too often is not tried again by itself', async () => {
    const { db, queue, add } = await setUp()
    const key = await add()
    await queue.take(10)
    await fail(db, key, MANY)
    await settle(db, queue, key)
    expect(await work.duesOf(db, [key], clock.now())).toEqual([])
    expect(await work.waitingKeys(db, 10)).toEqual([])
    expect(await work.dueKeys(db, '9', 10, [])).toEqual([])
  })

  test.runIf(onPostgres)('what a process held that ended is another’s, and counts as a try', async () => {
    const { db, add } = await setUp()
    const [first, second] = [db, anotherHandle(db)].map((handle) => openBossQueue(handle, work))
    if (!first || !second) throw new Error('there are two')
    const key = await add()
    const [before] = await work.duesOf(db, [key], clock.now())
    expect(await first.take(1)).toEqual([key])
    await endHolders(db, work)
    await second.takeOver()
    expect(await second.take(1)).toEqual([])
    const [after] = await work.duesOf(db, [key], clock.now())
    expect([before?.at, after?.at].sort()).toEqual([before?.at, after?.at])
    expect(after).not.toEqual(before)
    await add(key)
    expect(await second.take(1)).toEqual([key])
    expect(await settle(db, first, key)).toBe(false)
    expect(await settle(db, second, key)).toBe(true)
  })

  test.runIf(onPostgres)('what waits in rows and pg-boss does not know is sent', async () => {
    const { db, add } = await setUp()
    const queue = openBossQueue(db, work)
    const key = await add()
    await sql`delete from pgboss.job`.execute(db)
    expect(await queue.take(1)).toEqual([])
    await queue.sendMissing()
    await queue.sendMissing()
    expect(await queue.take(2)).toEqual([key])
  })
})
