import type { NotificationRequest } from '#contract/admin/admin-users.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { planInForceIs, type UserRow } from '#server/records/users/users.repo.ts'

/** Users notified per transaction, so that other writes do not wait long. */
const BATCH = 500

/** Returns the next recipients after an id. */
const nextUsers = async (
  { db, clock }: Deps,
  to: NonNullable<NotificationRequest['to']>,
  after: string,
): Promise<string[]> => {
  let query = db.selectFrom('users').select('id').where('id', '>', after)
  if (to !== 'all') query = query.where((eb) => planInForceIs(eb, to, clock.now()))
  return (await query.orderBy('id').limit(BATCH).execute()).map((user) => user.id)
}

/**
 * Notifies the named users, all users or those of a plan, in the dashboard and by mail. Recorded before the first one.
 * Returns how many were notified.
 */
export const sendNotifications = async (
  deps: Deps,
  admin: UserRow,
  { message, user_ids, to = 'all' }: NotificationRequest,
): Promise<number> => {
  await write(deps, (trx) =>
    recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'users.notify',
      subject: 'users',
      after: { message_hash: deps.secrets.fingerprint(message), ...(user_ids ? { user_ids } : { to }) },
    }),
  )
  const tell = (ids: string[]) => write(deps, (trx) => notify(trx, deps.clock, ids, () => message))
  if (user_ids) return tell([...new Set(user_ids)])
  let sent = 0
  for (let ids = await nextUsers(deps, to, ''); ids.length > 0; ids = await nextUsers(deps, to, ids.at(-1) ?? '')) {
    sent += await tell(ids)
  }
  return sent
}
