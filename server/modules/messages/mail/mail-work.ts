import { sql } from 'kysely'
import { type FailedTry, failedTry, PROCESS_ENDED } from '#server/background/failed-try.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { sendNow } from '#server/queue/send-work.ts'
import type { Due, Work } from '#server/queue/work-queue.ts'
import type { MailTopic } from './digests.ts'

/** Mails that one gathered mail stands for, at most. */
export const GATHERED = 5_000

/** What is sent by one process at a time: a mail by itself, or all that waits for somebody on a topic. */
export type MailKey = { id: string } | { recipient: string; topic: MailTopic }

/** What stands for mails that go together. No address has a space, and no id. */
export const gatheredKey = (recipient: string, topic: MailTopic): string => `${recipient} ${topic}`

export const parseMailKey = (key: string): MailKey => {
  const space = key.indexOf(' ')
  return space < 0 ? { id: key } : { recipient: key.slice(0, space), topic: key.slice(space + 1) as MailTopic }
}

/** Mails that wait under a key, in the order in which they came; without those that were given up. */
export const mailsUnder = (db: Db, key: string) => {
  const parsed = parseMailKey(key)
  const waiting = db.selectFrom('mail_outbox').where('failed_at', 'is', null).orderBy('id')
  return 'id' in parsed
    ? waiting.where('id', '=', parsed.id)
    : waiting.where('recipient', '=', parsed.recipient).where('topic', '=', parsed.topic)
}

/** Whether what waits under a key was tried before: mails that go together fail together, and the oldest was there. */
export const hasFailed = async (trx: Db, key: string): Promise<boolean> =>
  ((await mailsUnder(trx, key).select('attempts').limit(1).executeTakeFirst())?.attempts ?? 0) > 0

/** Records a try that failed, of mails that were sent as one. */
export const failMails = async (trx: Db, ids: string[], failed: FailedTry): Promise<void> => {
  await trx.updateTable('mail_outbox').set(failed).where('id', 'in', ids).execute()
}

/** Has mails that were given up be sent after all, those that failed first first. Returns how many. */
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

/** The same key in SQL. */
const keyColumn = sql<string>`coalesce(recipient || ' ' || topic, id)`

/** Mails that wait, with their keys, what is due first first. */
const waitingMails = (db: Db) =>
  db.selectFrom('mail_outbox').select(keyColumn.as('key')).where('failed_at', 'is', null).orderBy('next_attempt_at')

const keysOf = (mails: { key: string }[]): string[] => [...new Set(mails.map(({ key }) => key))]

/** Sending mails. */
export const mailWork: Work = {
  queue: 'mail',
  dueKeys: async (db, now, limit, held) => {
    const due = waitingMails(db).where('next_attempt_at', '<=', now).limit(limit)
    return keysOf(await (held.length > 0 ? due.where(keyColumn, 'not in', held) : due).execute())
  },
  duesOf: async (db, keys) => {
    const dues: Due[] = []
    // One by one: under its key a mail is found by an index, in either of two ways.
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
