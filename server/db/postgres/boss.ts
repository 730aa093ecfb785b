import { randomUUID } from 'node:crypto'
import type { DialectAdapter } from 'kysely'
import type { ConnectionOptions, PgBoss } from 'pg-boss'
import type { Db } from '#server/db/database.ts'
import { nameStatement } from '#server/db/named-statements.ts'
import { indexWaiting, SCHEMA } from './boss-tables.ts'
import type { PostgresOptions } from './postgres.ts'

/** Suffix of the queue for jobs whose holder ended. */
const LOST = '.lost'
/** Seconds without a sign of life after which a holder has ended. pg-boss allows no fewer. */
const HELD_SECONDS = 10
/** Seconds between two looks for holders that ended. */
const LOOK_SECONDS = 5
/** Longest time to hold a job, whatever the signs of life. */
const LONGEST_SECONDS = 900
/** Lost jobs stay in pg-boss's tables for a day, for the operator. */
const LOST_KEPT_SECONDS = 86_400

/** The queues of pg-boss. Each has at most one waiting and one held job per key. */
export const QUEUES = ['publications', 'published-stores', 'mail', 'order-events', 'images'] as const
export type BossQueue = (typeof QUEUES)[number]

/** A job that is held. Each time it is taken, it is held anew. */
export interface Attempt {
  id: string
  retryCount: number
}

/** A job that this process holds. */
interface HeldJob {
  key: string
  attempt: Attempt
}

/**
 * Brings the tables and queues of pg-boss up to date. The policy `short` allows one waiting job per key, and
 * `takeJobs` limits held jobs by group. With the policy `stately`, a held key would block all jobs behind it.
 */
export const prepareBoss = async (options: PostgresOptions): Promise<void> => {
  const boss = await openBoss(options, { supervise: false })
  await boss.start()
  try {
    for (const queue of QUEUES) {
      await boss.createQueue(queue + LOST)
      await boss.updateQueue(queue + LOST, { retryLimit: 1_000, expireInSeconds: 60 })
      await boss.createQueue(queue, { policy: 'short' })
      await boss.updateQueue(queue, {
        retryLimit: 0,
        deadLetter: queue + LOST,
        heartbeatSeconds: HELD_SECONDS,
        expireInSeconds: LONGEST_SECONDS,
        deleteAfterSeconds: LOST_KEPT_SECONDS,
      })
    }
    await indexWaiting(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

const openBoss = async (
  options: PostgresOptions,
  upkeep: { supervise: boolean; superviseIntervalSeconds?: number; monitorIntervalSeconds?: number },
): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({
    connectionString: options.url,
    connectionTimeoutMillis: options.connectMs,
    application_name: 'whatsstore jobs',
    schema: SCHEMA,
    max: 1,
    schedule: false,
    ...upkeep,
  })
}

/** Starts to look for jobs whose holder ended, on a connection of its own. One process at a time does this for all. */
export const startBossUpkeep = async (
  options: PostgresOptions,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> => {
  const boss = await openBoss(options, {
    supervise: true,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  })
  boss.on('error', onError)
  await boss.start()
  return { stop: () => boss.stop({ graceful: false }) }
}

/** One instance per database, with its queues cached. Every statement runs on the caller's handle. */
const known = new WeakMap<DialectAdapter, Promise<PgBoss>>()

/** Runs pg-boss's statements on a handle. They are long and never change, so each connection prepares them once. */
const onHandle = async (db: Db): Promise<NonNullable<ConnectionOptions['db']>> => {
  const { fromKysely } = await import('pg-boss')
  const handle = fromKysely(db)
  return {
    executeSql: (text, values) => {
      nameStatement(text)
      return handle.executeSql(text, values)
    },
  }
}

const learnQueues = async (db: Db): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: await onHandle(db), schema: SCHEMA })
  for (const queue of QUEUES) {
    // The first call caches a queue's settings.
    for (const name of [queue, queue + LOST]) await boss.findJobs(name, { key: '', queued: true })
  }
  return boss
}

const bossOf = (db: Db): Promise<PgBoss> => {
  const { adapter } = db.getExecutor()
  const boss =
    known.get(adapter) ??
    learnQueues(db).catch((error) => {
      known.delete(adapter)
      throw error
    })
  known.set(adapter, boss)
  return boss
}

/** A job that waits under a key, for `inMs` from now. */
export interface NewJob {
  key: string
  priority: number
  inMs: number
}

const optionsOf = ({ key, priority, inMs }: NewJob) => ({
  singletonKey: key,
  group: { id: key },
  priority,
  startAfter: Math.max(0, inMs / 1000),
})

/** Sends a job, or changes the one waiting under its key. Runs in the transaction that writes the work itself. */
export const sendJob = async (trx: Db, queue: BossQueue, job: NewJob): Promise<void> => {
  const boss = await bossOf(trx)
  await boss.upsert(queue, null, { ...optionsOf(job), db: await onHandle(trx) })
}

/** Sends a job unless one waits under its key. Returns whether it was sent. Takes half as long as `sendJob`. */
export const sendNewJob = async (trx: Db, queue: BossQueue, job: NewJob): Promise<boolean> => {
  const boss = await bossOf(trx)
  return (await boss.send(queue, null, { ...optionsOf(job), db: await onHandle(trx) })) !== null
}

/** Sends jobs with distinct keys. Returns those not sent, because one waits under their key. */
export const sendNewJobs = async (trx: Db, queue: BossQueue, jobs: NewJob[]): Promise<NewJob[]> => {
  const byId = new Map(jobs.map((job) => [randomUUID() as string, job]))
  const inserts = [...byId].map(([id, job]) => ({ id, ...optionsOf(job) }))
  const boss = await bossOf(trx)
  for (const id of (await boss.insert(queue, inserts, { returnId: true, db: await onHandle(trx) })) ?? [])
    byId.delete(id)
  return [...byId.values()]
}

/** Sends jobs with distinct keys, or changes those waiting under these keys. */
export const sendJobs = async (trx: Db, queue: BossQueue, jobs: NewJob[]): Promise<void> => {
  for (const job of await sendNewJobs(trx, queue, jobs)) await sendJob(trx, queue, job)
}

const taken = (jobs: { id: string; retryCount: number; groupId?: string | null }[]): HeldJob[] =>
  jobs.map(({ id, retryCount, groupId }) => ({ key: groupId ?? '', attempt: { id, retryCount } }))

/** Takes due jobs, highest priority first and none below `leastPriority`. Skips keys that somebody holds. */
export const takeJobs = async (db: Db, queue: BossQueue, limit: number, leastPriority?: number): Promise<HeldJob[]> => {
  const boss = await bossOf(db)
  const least = leastPriority === undefined ? {} : { minPriority: leastPriority }
  return taken(await boss.fetch(queue, { batchSize: limit, groupConcurrency: 1, ...least, db: await onHandle(db) }))
}

/** Takes jobs whose holder ended. */
export const takeLostJobs = async (db: Db, queue: BossQueue, limit: number): Promise<HeldJob[]> => {
  const boss = await bossOf(db)
  return taken(await boss.fetch(queue + LOST, { batchSize: limit, db: await onHandle(db) }))
}

/** Tells pg-boss that the holder of these jobs, this process, is alive. */
export const keepJobs = async (db: Db, queue: BossQueue, attempts: Attempt[]): Promise<void> => {
  if (attempts.length > 0) await (await bossOf(db)).touch(queue, attempts, { db: await onHandle(db) })
}

const end = async (trx: Db, name: string, attempt: Attempt): Promise<boolean> => {
  const answer = await (await bossOf(trx)).deleteJob(name, attempt, { db: await onHandle(trx) })
  return (answer as { affected?: number }).affected === 1
}

/** Ends a job. Returns whether this process still held it. Only then may the transaction record its result. */
export const endJob = (trx: Db, queue: BossQueue, attempt: Attempt): Promise<boolean> => end(trx, queue, attempt)

/** Ends a job whose holder had ended. Returns whether this process still held it. */
export const endLostJob = (trx: Db, queue: BossQueue, attempt: Attempt): Promise<boolean> =>
  end(trx, queue + LOST, attempt)
