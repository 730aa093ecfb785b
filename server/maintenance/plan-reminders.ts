import { longDay } from '#contract/long-day.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { howToPay } from '#server/modules/operation/admin/plan-end.ts'
import { usersToRemind } from '#server/modules/operation/admin/users.repo.ts'
import { findUserById, type UserRow, updateUser } from '#server/records/users/users.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_BEFORE = 3
/** Reminders per step, so that other writes do not wait long. */
const BATCH = 50

const reminder =
  (user: UserRow, operator: string | undefined): Told =>
  (say, language) =>
    [
      say.planEnds.endsOn(longDay(user.plan_expiry ?? '', language)),
      ...howToPay(say, 'keep', user, operator),
      say.planEnds.after,
    ].join('\n')

/** Once an hour, reminds sellers whose paid plan ends within three days, once for each end. */
export const createPlanReminders = (deps: Pick<Deps, 'db' | 'writes' | 'clock' | 'config'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    const now = deps.clock.now()
    const soon = new Date(now.getTime() + DAYS_BEFORE * DAY_MS).toISOString()
    const due = await usersToRemind(deps.db, now.toISOString(), soon, BATCH)
    for (const { id, plan_expiry } of due) {
      await write(deps, async (trx) => {
        await lock(trx, 'account', id)
        const user = await findUserById(trx, id)
        // An admin may just have extended it, or another process reminded her.
        if (user?.plan_expiry !== plan_expiry || user.plan_reminded_for === plan_expiry) return
        await updateUser(trx, id, { plan_reminded_for: plan_expiry })
        await notify(trx, deps.clock, [id], reminder(user, deps.config.operatorWhatsApp))
      })
    }
    if (due.length === BATCH) return true
    hourly.done()
    return false
  }
}
