import { sql } from 'kysely'
import { type FailedTry, failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { sendNow } from '#server/queue/send-work.ts'
import type { Due, Work } from '#server/queue/work-queue.ts'
import type { MailTopic } from './digests.ts'

/** Most mails in one digest. */
export const GATHERED = 5_000

/** Unit of work of one process: a single mail, or all mails of a topic to one person. */
export type MailKey = { id: string } | { recipient: string; topic: MailTopic }

/** Returns the key of mails that go together. Neither addresses nor ids contain a space. */
export const gatheredKey = (recipient: string, topic: MailTopic): string => `${recipient} ${topic}`

export const parseMailKey = (key: string): MailKey => {
  const space = key.indexOf(' ')
  return space < 0 ? { id: key } : { recipient: key.slice(0, space), topic: key.slice(space + 1) as MailTopic }
}

/** Selects the waiting mails of a key in order, without abandoned ones. */
export const mailsUnder = (db: Db, key: string) => {
  const parsed = parseMailKey(key)
  const waiting = db.selectFrom('mail_outbox').where('failed_at', 'is', null).orderBy('id')
  return 'id' in parsed
    ? waiting.where('id', '=', parsed.id)
    : waiting.where('recipient', '=', parsed.recipient).where('topic', '=', parsed.topic)
}

/** Whether the mails of a key failed before. Gathered mails fail together, so the oldest tells. */
export const hasFailed = async (trx: Db, key: string): Promise<boolean> =>
  ((await mailsUnder(trx, key).select('attempts').limit(1).executeTakeFirst())?.attempts ?? 0) > 0

/** Records a failed try of mails sent as one. */
export const failMails = async (trx: Db, ids: string[], failed: FailedTry): Promise<void> => {
  await trx.updateTable('mail_outbox').set(failed).where('id', 'in', ids).execute()
}

/** Retries abandoned mails, oldest failure first. Returns how many. */
export const retryFailedMails = async (trx: Transaction, now: string, limit: number): Promise<number> => {
  const failed = trx.selectFrom('mail_outbox').select('id').where('failed_at', 'is not', null)
  const mails = await trx
    .updateTable('mail_outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('id', 'in', failed.orderBy('failed_at').limit(limit))
    .returning(['id', 'recipient', 'topic'])
    .execute()
  const keys = mails.map(({ id, recipient, topic }) => (topic === null ? id : gatheredKey(recipient, topic)))
  for (const key of new Set(keys)) await sendNow(trx, 'mail', key)
  noteEnqueued(trx, 'mail')
  return mails.length
}

/** The queue key in SQL. */
const keyColumn = sql<string>`coalesce(recipient || ' ' || topic, id)`

/** Waiting mails with their keys, earliest due first. */
const waitingMails = (db: Db) =>
  db.selectFrom('mail_outbox').select(keyColumn.as('key')).where('failed_at', 'is', null).orderBy('next_attempt_at')

const keysOf = (mails: { key: string }[]): string[] => [...new Set(mails.map(({ key }) => key))]

/** Work of sending mails. */
export const mailWork: Work = {
  queue: 'mail',
  dueKeys: async (db, now, limit, held) => {
    const due = waitingMails(db).where('next_attempt_at', '<=', now).limit(limit)
    return keysOf(await (held.length > 0 ? due.where(keyColumn, 'not in', held) : due).execute())
  },
  duesOf: async (db, keys) => {
    const dues: Due[] = []
    // Queries keys one by one, so that each kind of key uses its index.
    for (const key of keys) {
      const mails = mailsUnder(db, key).clearOrderBy()
      const first = await mails.select(({ fn }) => fn.min('next_attempt_at').as('at')).executeTakeFirst()
      if (first?.at) dues.push({ key, at: first.at, priority: 0 })
    }
    return dues
  },
  waitingKeys: async (db, limit) => keysOf(await waitingMails(db).limit(limit).execute()),
  failLost: async (trx, key, now) => {
    const mails = await mailsUnder(trx, key).select(['id', 'attempts']).limit(GATHERED).execute()
    if (mails.length === 0) return
    const attempts = Math.max(...mails.map((mail) => mail.attempts))
    const ids = mails.map(({ id }) => id)
    await failMails(trx, ids, failedTry(attempts, PROCESS_ENDED, now))
  },
}
