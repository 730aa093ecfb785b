import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { MailTopic } from '#server/modules/messages/mail/digests.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { Clock } from '#server/ports/clock.ts'
import { inEnglish, notificationMail, type Told } from './notification-mail.ts'

/** Notifies users in English in the dashboard, and by mail in their language. Returns how many of the ids are users. */
export const notify = async (
  trx: Transaction,
  clock: Clock,
  userIds: string[],
  message: Told,
  subject?: Told,
): Promise<number> => {
  const users = await trx.selectFrom('users').select(['id', 'email']).where('id', 'in', userIds).execute()
  for (const user of users) {
    await addNotification(trx, clock, user.id, inEnglish(message))
    await enqueueMail(trx, clock, notificationMail(user.email, message, subject))
  }
  return users.length
}

/** Notifies a user of something that may recur often. Its mails are gathered. */
export const notifyGathered = async (
  trx: Transaction,
  clock: Clock,
  userId: string,
  message: Told,
  topic: MailTopic,
): Promise<void> => {
  const user = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  await addNotification(trx, clock, userId, inEnglish(message))
  await enqueueMail(trx, clock, notificationMail(user.email, message), { topic, line: message })
}

/** Notifies a user in the dashboard alone. */
export const addNotification = async (trx: Transaction, clock: Clock, user_id: string, message: string) => {
  const created_at = clock.now().toISOString()
  await trx.insertInto('notifications').values({ id: newId(), user_id, message, created_at, read_at: null }).execute()
}

/** Returns a page of a user's notifications, newest first. */
export const notificationsOf = async (db: Db, userId: string, { page, limit }: { page: number; limit: number }) => {
  const own = db.selectFrom('notifications').where('user_id', '=', userId)
  const rows = await own
    .select(['id', 'message', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counts = await own
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('read_at').as('read')])
    .executeTakeFirstOrThrow()
  const total = Number(counts.total)
  return { rows, total, unread: total - Number(counts.read) }
}

/** Marks all of a user's notifications as read. */
export const markAllRead = async (db: Db, clock: Clock, userId: string): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: clock.now().toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}
