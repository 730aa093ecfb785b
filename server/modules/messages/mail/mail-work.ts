import { type ExpressionBuilder, sql } from 'kysely'
import { failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db, Tables, Transaction } from '#server/db/database.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { sendNow, sendWorks } from '#server/queue/send-work.ts'
import type { Due, Work } from '#server/queue/work-queue.ts'
import type { MailTopic } from './digests.ts'

/** Most mails in one digest. */
export const GATHERED = 5_000

/** Longest time that a mail is retried. Afterwards it rests until an admin retries it. */
const LONGEST_WAIT_MS = 4 * 24 * 3_600_000
/** Tries before a mail is given up, however old it is: the server itself may have been away for days. */
const LEAST_TRIES = 10

/** Priorities of keys: those never tried, and those that failed before. */
export const FIRST_TRY = 0
const RETRY = -1

/** The queue key in SQL. */
const keyColumn = sql<string>`coalesce(recipient || ' ' || topic, id)`

/** Unit of work of one process: a single mail, or all mails of a topic to one person. */
export type MailKey = { id: string } | { recipient: string; topic: MailTopic }

/** Returns the key of mails that go together. Neither addresses nor ids contain a space. */
export const gatheredKey = (recipient: string, topic: MailTopic): string => `${recipient} ${topic}`

export const parseMailKey = (key: string): MailKey => {
  const space = key.indexOf(' ')
  return space < 0 ? { id: key } : { recipient: key.slice(0, space), topic: key.slice(space + 1) as MailTopic }
}

/** Matches the waiting mails of a key, without abandoned ones. */
const waitsUnder =
  (key: string) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'mail_outbox'>) => {
    const parsed = parseMailKey(key)
    return and([
      eb('failed_at', 'is', null),
      ...('id' in parsed
        ? [eb('id', '=', parsed.id)]
        : [eb('recipient', '=', parsed.recipient), eb('topic', '=', parsed.topic)]),
    ])
  }

/** Selects the waiting mails of a key in order. */
export const mailsUnder = (db: Db, key: string) => db.selectFrom('mail_outbox').where(waitsUnder(key)).orderBy('id')

/** Whether the mails of a key failed before. Gathered mails fail together, so the oldest tells. */
export const hasFailed = async (trx: Db, key: string): Promise<boolean> =>
  ((await mailsUnder(trx, key).select('attempts').limit(1).executeTakeFirst())?.attempts ?? 0) > 0

/** Delays the mails of a key until `next`, as after `attempts` tries. */
export const postponeMails = async (trx: Db, key: string, next: string, attempts: number): Promise<void> => {
  const set = { next_attempt_at: next, attempts }
  const waiting = trx.updateTable('mail_outbox').set(set).where(waitsUnder(key))
  await waiting.where('next_attempt_at', '<', next).execute()
}

/**
 * Records a failed try of all mails of a key, including those that came since. Gives up those that are too old.
 * `seconds` as in `backoff`.
 */
export const failMails = async (
  trx: Db,
  key: string,
  error: unknown,
  now: Date,
  seconds?: readonly number[],
): Promise<void> => {
  const mails = mailsUnder(trx, key).clearOrderBy()
  const tried = await mails.select(({ fn }) => fn.max('attempts').as('attempts')).executeTakeFirst()
  // Mails are given up by age: many tries may fall into few minutes.
  const { failed_at: _, ...failed } = failedTry(Number(tried?.attempts ?? 0), error, now, seconds)
  await trx.updateTable('mail_outbox').set(failed).where(waitsUnder(key)).execute()
  if (failed.attempts < LEAST_TRIES) return
  const old = new Date(now.getTime() - LONGEST_WAIT_MS).toISOString()
  const givenUp = trx.updateTable('mail_outbox').set({ failed_at: now.toISOString() }).where(waitsUnder(key))
  await givenUp.where('created_at', '<=', old).execute()
}

const keysOf = (mails: { key: string }[]): string[] => [...new Set(mails.map(({ key }) => key))]

/** Makes failed mails due that wait for another try, first due first. Returns how many. */
export const retryWaitingMails = async (trx: Transaction, now: Date, limit: number): Promise<number> => {
  const later = now.toISOString()
  const waiting = trx.selectFrom('mail_outbox').select('id').where('failed_at', 'is', null)
  const mails = await trx
    .updateTable('mail_outbox')
    .set({ next_attempt_at: later })
    .where('id', 'in', waiting.where('next_attempt_at', '>', later).where('attempts', '>', 0).limit(limit))
    .returning(keyColumn.as('key'))
    .execute()
  await sendWorks(trx, mailWork, keysOf(mails), now)
  noteEnqueued(trx, 'mail')
  return mails.length
}

/** Retries abandoned mails, oldest failure first. Returns how many. */
export const retryFailedMails = async (trx: Transaction, now: string, limit: number): Promise<number> => {
  const failed = trx.selectFrom('mail_outbox').select('id').where('failed_at', 'is not', null)
  const mails = await trx
    .updateTable('mail_outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, created_at: now })
    .where('id', 'in', failed.orderBy('failed_at').limit(limit))
    .returning(keyColumn.as('key'))
    .execute()
  for (const key of keysOf(mails)) await sendNow(trx, 'mail', key)
  noteEnqueued(trx, 'mail')
  return mails.length
}

/** Waiting mails with their keys, earliest due first. */
const waitingMails = (db: Db) =>
  db.selectFrom('mail_outbox').select(keyColumn.as('key')).where('failed_at', 'is', null).orderBy('next_attempt_at')

/** Work of sending mails. */
export const mailWork: Work = {
  queue: 'mail',
  dueKeys: async (db, now, limit, held, leastPriority = RETRY) => {
    const all = waitingMails(db).where('next_attempt_at', '<=', now).limit(limit)
    const due = leastPriority >= FIRST_TRY ? all.where('attempts', '=', 0) : all
    return keysOf(await (held.length > 0 ? due.where(keyColumn, 'not in', held) : due).execute())
  },
  duesOf: async (db, keys) => {
    const dues: Due[] = []
    // Queries keys one by one, so that each kind of key uses its index.
    for (const key of keys) {
      const mails = mailsUnder(db, key).clearOrderBy()
      const first = await mails
        .select(({ fn }) => [fn.min('next_attempt_at').as('at'), fn.max('attempts').as('attempts')])
        .executeTakeFirst()
      if (first?.at) dues.push({ key, at: first.at, priority: Number(first.attempts) > 0 ? RETRY : FIRST_TRY })
    }
    return dues
  },
  waitingKeys: async (db, limit) => keysOf(await waitingMails(db).limit(limit).execute()),
  failLost: (trx, key, now) => failMails(trx, key, PROCESS_ENDED, now),
}
