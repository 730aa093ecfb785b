import { timingSafeEqual } from 'node:crypto'
import type { PushSettings, PushSubscriptionInput } from '#contract/push/push.ts'
import { describeDevice } from '#server/auth/describe-device.ts'
import { findSession } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { type Workplace, workplaceOf } from '#server/auth/workplace.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { alertDevice, deviceLimit } from './alert-devices.ts'
import * as repo from './push.repo.ts'
import { arrivalKey } from './send-alerts.ts'

const NO_DEVICE = 'This device shows no alerts any more'

/** Returns an account's devices and its reminder. `token` marks the current device. */
export const pushSettingsOf = async (deps: Deps, user: UserRow, token: string): Promise<PushSettings> => {
  const devices = await repo.devicesOf(deps.db, user.id)
  const work = await workplaceOf(deps.db, deps.clock, user)
  return {
    public_key: deps.push.publicKey,
    most: deviceLimit(work?.owner ?? user, deps.clock.now()),
    reminder_hour: (await repo.findReminder(deps.db, user.id))?.hour ?? null,
    devices: devices.map(({ id, user_agent, token_hash, created_at, sent_at, arrived_at }) => ({
      id,
      device: describeDevice(user_agent),
      current: token_hash === secretHash(token),
      created_at,
      sent_at,
      arrived_at,
    })),
  }
}

/** Throws `plan_limit` when `count` other devices leave no room for one more. */
const assertRoom = ({ owner }: Workplace, count: number, now: Date): void => {
  const most = deviceLimit(owner, now)
  if (count < most) return
  const advice = owner.plan === 'paid' ? 'Turn off another one first.' : 'Turn off another one first, or upgrade.'
  throw new AppError('plan_limit', `Alerts go to ${most} devices of yours. ${advice}`)
}

/** Makes the session's browser a device. Throws `not_found` without a shop, `plan_limit` when there is no room. */
export const addDevice = async (
  deps: Deps,
  user: UserRow,
  token: string,
  subscription: PushSubscriptionInput,
): Promise<void> => {
  await deps.limits.pushDeviceByAccount.take(user.id)
  const work = await workplaceOf(deps.db, deps.clock, user)
  if (!work) throw new AppError('not_found', 'Set up your store first. Alerts tell of its orders.')
  const now = deps.clock.now()
  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    const session = await findSession(trx, secretHash(token))
    if (!session) throw new AppError('unauthorized', 'Please sign in again.')
    const others = (await repo.devicesOf(trx, user.id)).filter(({ session_id }) => session_id !== session.id)
    assertRoom(work, others.filter(({ endpoint }) => endpoint !== subscription.endpoint).length, now)
    const id = newId()
    const { endpoint, p256dh, auth } = subscription
    const created_at = now.toISOString()
    await repo.saveDevice(trx, { id, session_id: session.id, user_id: user.id, endpoint, p256dh, auth, created_at })
  })
}

/** Sends a test alert to an own device. Throws `not_found` for another. */
export const testDevice = async (deps: Deps, user: UserRow, id: string): Promise<void> => {
  await deps.limits.testAlertByAccount.take(user.id)
  await write(deps, async (trx) => {
    const devices = await repo.devicesOf(trx, user.id)
    const device = devices.find((one) => one.id === id)
    if (!device) throw new AppError('not_found', NO_DEVICE)
    await alertDevice(trx, deps.clock, device, (say) => ({
      tag: 'test',
      title: say.testTitle,
      body: say.testBody,
      path: '/dashboard?tab=orders',
    }))
  })
}

/** Ends the alerts of an own device. Throws `not_found` for another. */
export const removeDevice = async (deps: Deps, user: UserRow, id: string): Promise<void> => {
  if (!(await write(deps, (trx) => repo.removeDeviceOf(trx, user.id, id)))) throw new AppError('not_found', NO_DEVICE)
}

/** Sets the hour of the daily reminder. If it has passed today, the first comes tomorrow. */
export const setReminder = async (deps: Deps, user: UserRow, hour: number | null): Promise<void> => {
  const now = pakistanTime(deps.clock.now())
  const sentOn = hour !== null && hour > now.hour ? '' : now.day
  await write(deps, (trx) => repo.saveReminder(trx, user.id, hour, sentOn))
}

/** Notes that a device showed an alert. Ignores a wrong key, as callers should not learn which devices exist. */
export const noteArrival = async (deps: Deps, device: string, key: string): Promise<void> => {
  const expected = Buffer.from(arrivalKey(deps, device))
  const given = Buffer.from(key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return
  await write(deps, (trx) => repo.updateDevice(trx, device, { arrived_at: deps.clock.now().toISOString() }))
}
