import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type MailTopic, topics } from './digests.ts'

const lastSent = prepared((db, { recipient, topic }: { recipient: string; topic: MailTopic }) =>
  db.selectFrom('mail_digests').select('sent_at').where('recipient', '=', recipient).where('topic', '=', topic),
)

/** Returns when a person may next be mailed on a topic, `undefined` for now. */
export const mayFollowAt = async (
  db: Db,
  recipient: string,
  topic: MailTopic,
  now: Date,
): Promise<string | undefined> => {
  const [last] = (await lastSent(db, { recipient, topic })).rows
  if (!last) return undefined
  const sinceLast = now.getTime() - Date.parse(last.sent_at)
  const { gapMs } = topics[topic]
  // A negative time means that the clock was set back.
  if (sinceLast < 0 || sinceLast >= gapMs) return undefined
  return new Date(now.getTime() - sinceLast + gapMs).toISOString()
}

/** Records when a person was last mailed on a topic. */
export const noteDigest = async (trx: Transaction, recipient: string, topic: MailTopic, now: Date): Promise<void> => {
  const sent_at = now.toISOString()
  await trx
    .insertInto('mail_digests')
    .values({ recipient, topic, sent_at })
    .onConflict((conflict) => conflict.columns(['recipient', 'topic']).doUpdateSet({ sent_at }))
    .execute()
}

/** Deletes digest times older than `before`. */
export const forgetDigests = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('mail_digests').where('sent_at', '<', before).execute()
}
