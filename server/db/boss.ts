import { type DialectAdapter, type RawBuilder, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Db } from './database.ts'
import type { PostgresOptions } from './postgres.ts'

/** The schema that pg-boss keeps its tables in, beside ours. */
const SCHEMA = 'pgboss'
/** Jobs whose holder ended, of the queue that is named before it. */
const LOST = '.lost'
/** A holder that has given no sign of life for so long has ended; pg-boss allows no less. */
const HELD_SECONDS = 10
/** Between two looks for holders that have ended. */
const LOOK_SECONDS = 5
/** Longest time that anybody holds a job, whatever signs of life there are. */
const LONGEST_SECONDS = 900
/** Lost jobs stay in pg-boss's tables for a day, for whoever looks there. */
const LOST_KEPT_SECONDS = 86_400

/** The queues of pg-boss: each has at most one waiting job a key, and one that is held. */
const QUEUES = ['publications', 'published-stores', 'mail', 'order-events', 'images'] as const
export type BossQueue = (typeof QUEUES)[number]

/** A hold of a job: whoever takes it next has another. */
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
 * Brings the tables and queues of pg-boss up to date. A queue's policy is `short`, which knows one waiting job a key; that one is held at a time
 * is asked for when jobs are taken, by group: with the policy `stately` a key that is held would keep all behind it waiting.
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
    // Whoever sends looks for the key's waiting job; pg-boss itself has no index for that.
    await boss
      .getDb()
      .executeSql(
        `create index if not exists whatsstore_waiting on ${SCHEMA}.job_common (name, singleton_key) where state < 'active'`,
      )
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

/** Starts what gives jobs up whose holder has ended, on a connection of its own; one process at a time looks for all. */
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

/** One a database, for the queues that it knows: every statement runs on the handle of its call. */
const known = new WeakMap<DialectAdapter, Promise<PgBoss>>()

const onHandle = async (db: Db) => {
  const { fromKysely } = await import('pg-boss')
  return fromKysely(db)
}

const learnQueues = async (db: Db): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: await onHandle(db), schema: SCHEMA })
  for (const queue of QUEUES) {
    // What it has once read of a queue it never asks for again.
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

/** What waits under a key until a time from now. */
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

/** Has a job wait, or changes the one that waits under its key: in the transaction of what it is for. */
export const sendJob = async (trx: Db, queue: BossQueue, job: NewJob): Promise<void> => {
  const boss = await bossOf(trx)
  await boss.upsert(queue, null, { ...optionsOf(job), db: await onHandle(trx) })
}

/** The same unless one waits under the key already, in half the time. Returns whether none did. */
export const sendNewJob = async (trx: Db, queue: BossQueue, job: NewJob): Promise<boolean> => {
  const boss = await bossOf(trx)
  return (await boss.send(queue, null, { ...optionsOf(job), db: await onHandle(trx) })) !== null
}

/** Has some hundred jobs wait, each of a key of its own, or changes those that wait under their keys. */
export const sendJobs = async (trx: Db, queue: BossQueue, jobs: NewJob[]): Promise<void> => {
  const keys = jobs.map(({ key }) => key)
  const waiting = new Set(await waitingKeys(trx, queue, keys))
  const others = jobs.filter(({ key }) => !waiting.has(key))
  if (others.length > 0) {
    await (await bossOf(trx)).insert(queue, others.map(optionsOf), { db: await onHandle(trx) })
  }
  for (const job of jobs) if (waiting.has(job.key)) await sendJob(trx, queue, job)
}

const taken = (jobs: { id: string; retryCount: number; groupId?: string | null }[]): HeldJob[] =>
  jobs.map(({ id, retryCount, groupId }) => ({ key: groupId ?? '', attempt: { id, retryCount } }))

/** Takes jobs that are due, the highest priority first and none below one, for this process to hold; none of a key that somebody holds. */
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

/** Shows that the holder of these jobs, this process, is alive. */
export const keepJobs = async (db: Db, queue: BossQueue, attempts: Attempt[]): Promise<void> => {
  if (attempts.length > 0) await (await bossOf(db)).touch(queue, attempts, { db: await onHandle(db) })
}

const end = async (trx: Db, name: string, attempt: Attempt): Promise<boolean> => {
  const answer = await (await bossOf(trx)).deleteJob(name, attempt, { db: await onHandle(trx) })
  return (answer as { affected?: number }).affected === 1
}

/** Ends a job. Returns whether this process still held it: what it did is to be written in the same transaction, or not at all. */
export const endJob = (trx: Db, queue: BossQueue, attempt: Attempt): Promise<boolean> => end(trx, queue, attempt)

/** Ends a job whose holder had ended. Returns whether this process still held it. */
export const endLostJob = (trx: Db, queue: BossQueue, attempt: Attempt): Promise<boolean> =>
  end(trx, queue + LOST, attempt)

const keysOf = async (db: Db, queue: BossQueue, which: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from ${sql.table(`${SCHEMA}.job`)} where name = ${queue} and ${which}`.execute(db)
  return rows.map(({ key }) => key)
}

const waitingKeys = (db: Db, queue: BossQueue, keys: string[]): Promise<string[]> =>
  keysOf(db, queue, sql`state < 'active' and singleton_key = any(${keys})`)

/** Keys that are known to be held or to wait, of some. */
export const keysAtBoss = async (db: Db, queue: BossQueue, keys: string[]): Promise<Set<string>> => {
  // By its group, as which it has an index.
  const held = await keysOf(db, queue, sql`state = 'active' and group_id = any(${keys})`)
  return new Set([...held, ...(await waitingKeys(db, queue, keys))])
}

/** Has every job that is held be held by nobody: for the one process that works on a database alone, of what the one before it held. */
export const forgetHolders = async (db: Db): Promise<void> => {
  await sql`delete from ${sql.table(`${SCHEMA}.job`)} where name = any(${[...QUEUES]}) and state = 'active'`.execute(db)
}
