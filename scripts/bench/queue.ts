import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { getConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { createWrites, type Writes, write } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { createPublishQueue, publishWork } from '#server/publish/publish-queue.ts'
import { createTableQueue } from '#server/queue/table-queue.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { startWakeUps } from '#server/services/wake-ups.ts'
import { createDataFolder } from './data.ts'
import { SILENT, startEmptyPublisher } from './empty-publisher.ts'
import { note, perSecond, times } from './report.ts'

const JOBS = 3_000
/** The first jobs are done while the processes compile. */
const WARM_UP = 500
/** Parallel saves, each of another store. */
const AT_ONCE = 16
/** Milliseconds between two looks whether all are done. */
const LOOK_MS = 5

/** Measures jobs a second, each enqueued in its own commit while publishers take them. */
const jobsPerSecond = async (db: Db, writes: Writes): Promise<number> => {
  const run = async (name: string, count: number): Promise<number> => {
    const started = performance.now()
    let next = 0
    const enqueue = async () => {
      while (next < count) {
        const store = `${name}-${next++}`
        await write({ writes }, (trx) => upsertJob(trx, store, systemClock.now().toISOString()))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, enqueue))
    while (await db.selectFrom('publish_jobs').select('store_id').limit(1).executeTakeFirst()) await setTimeout(LOOK_MS)
    return count / ((performance.now() - started) / 1000)
  }
  await run('warm-up', WARM_UP)
  return run('store', JOBS)
}

/** The table on SQLite with one process. */
const measureTable = async (): Promise<number> => {
  const { config, discard } = createDataFolder()
  const db = openDatabase(dataPaths(config).database)
  await migrateToLatest(db)
  const writes = createWrites(db)
  const queue = createPublishQueue(db, systemClock, createTableQueue({ db, clock: systemClock }, publishWork))
  const publisher = startEmptyPublisher(db, writes, queue)
  writes.consume('publications', publisher)
  const figure = await jobsPerSecond(db, writes)
  await publisher.stop()
  await db.destroy()
  discard()
  return figure
}

/** Publishers in processes of their own. */
const startPublishers = async (url: string, count: number) => {
  const env = { ...process.env, DATABASE_URL: url }
  const children = Array.from({ length: count }, () => fork(new URL('./queue-publisher.ts', import.meta.url), { env }))
  await Promise.all(children.map((child) => once(child, 'message')))
  return async () => {
    const ended = children.map((child) => once(child, 'exit'))
    for (const child of children) child.disconnect()
    await Promise.all(ended)
  }
}

const measureBoss = async (db: Db, url: string, publishers: number): Promise<number> => {
  const stop = await startPublishers(url, publishers)
  const writes = createWrites(db)
  const config = { ...getConfig({ DATABASE_URL: url }), role: 'web' } as const
  const wakeUps = startWakeUps({ config, db, writes, log: SILENT }, {})
  const figure = await jobsPerSecond(db, writes)
  await wakeUps.stop()
  await stop()
  return figure
}

/** Measures the publish queue without rendering: pg-boss at `url` beside the table on SQLite. */
export const measureQueue = async (db: Db, url: string): Promise<void> => {
  const table = await measureTable()
  note('one process, SQLite: jobs of the queue alone', perSecond(table))
  for (const publishers of [1, 2]) {
    const figure = await measureBoss(db, url, publishers)
    note(
      `PostgreSQL, ${publishers === 1 ? '1 publisher' : `${publishers} publishers`}: jobs of the queue alone`,
      `${perSecond(figure)} (${times(figure / table)})`,
    )
  }
}
