import { workplaceOf } from '#server/auth/workplace.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { alertPerson } from '#server/modules/messages/push/alert-devices.ts'
import { dueReminders, noteReminder } from '#server/modules/messages/push/push.repo.ts'
import type { PushWords } from '#server/modules/messages/push/push-words.ts'
import { ordersByStatus, orderTotals } from '#server/records/orders/orders.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { dueEvery } from './due.ts'

const EVERY_MS = 300_000
/** Reminders per step, so that other writes do not wait long. */
const BATCH = 50

const reminder = (count: number) => (say: PushWords) => ({
  tag: 'unconfirmed',
  title: say.reminderTitle(count),
  body: say.reminderBody(count),
  path: '/dashboard?tab=orders&status=Pending',
})

/** Alerts people at the hour of their choice, once a day, when orders of their shop are unconfirmed. */
export const createOrderReminders = (deps: Pick<Deps, 'db' | 'writes' | 'clock'>): IdleTask => {
  const often = dueEvery(deps.clock, EVERY_MS)
  return async () => {
    if (!often.isDue()) return false
    const { day, hour } = pakistanTime(deps.clock.now())
    const due = await dueReminders(deps.db, day, hour, BATCH)
    for (const userId of due) {
      await write(deps, async (trx) => {
        const user = await findUserById(trx, userId)
        if (!user || !(await noteReminder(trx, userId, day))) return
        const work = await workplaceOf(trx, deps.clock, user)
        const count = work ? ordersByStatus(await orderTotals(trx, work.store.id)).Pending : 0
        if (work && count > 0) await alertPerson(trx, deps.clock, { userId, owner: work.owner }, reminder(count))
      })
    }
    if (due.length === BATCH) return true
    often.done()
    return false
  }
}
