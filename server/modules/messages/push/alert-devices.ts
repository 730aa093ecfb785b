import type { Language } from '#contract/languages.ts'
import { effectivePlan, plans } from '#contract/plans.ts'
import type { PushAlert } from '#contract/push/push.ts'
import { hasRoom, staffLimit } from '#server/auth/workplace.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { staffOf } from '#server/records/staff/staff.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { countAlerts, devicesOf, devicesOfShop, saveAlert } from './push.repo.ts'
import { type PushWords, pushWords } from './push-words.ts'

/** Alerts that wait for one device. Further ones become one, so that a flood does not ring for an hour. */
export const WAITING_MAX = 5

type Alert = Omit<PushAlert, 'device' | 'key'>

/** Writes an alert in the language of a device's account. */
type WriteAlert = (say: PushWords) => Alert

interface Device {
  id: string
  /** Language of its account. */
  language: Language
}

const writeMore: WriteAlert = (say) => ({
  tag: 'more',
  title: say.moreTitle,
  body: say.moreBody,
  path: '/dashboard?tab=orders',
})

type Plan = Pick<UserRow, 'plan' | 'plan_expiry'>

/** Devices of a person that a shop's plan has room for. */
export const deviceLimit = ({ plan, plan_expiry }: Plan, now: Date): number =>
  plans[effectivePlan(plan, plan_expiry, now)].devices

/** Enqueues an alert for one device. */
export const alertDevice = async (
  trx: Transaction,
  clock: Clock,
  { id: device_id, language }: Device,
  write: WriteAlert,
): Promise<void> => {
  const now = clock.now().toISOString()
  const isFew = (await countAlerts(trx, device_id)) < WAITING_MAX
  const { tag, title, body, path } = (isFew ? write : writeMore)(pushWords[language])
  const times = { created_at: now, next_attempt_at: now, attempts: 0 }
  await saveAlert(trx, { id: newId(), device_id, tag, title, body, path, ...times })
  noteEnqueued(trx, 'alerts')
}

/** Enqueues an alert for a person's devices, the oldest first, as many as the shop's plan has room for. */
const alertOldest = async (
  trx: Transaction,
  clock: Clock,
  { devices, owner }: { devices: readonly Device[]; owner: Plan },
  write: WriteAlert,
): Promise<void> => {
  for (const device of devices.slice(0, deviceLimit(owner, clock.now()))) await alertDevice(trx, clock, device, write)
}

/** Enqueues an alert for all devices of a person. `owner` pays for the shop, and so for their number. */
export const alertPerson = async (
  trx: Transaction,
  clock: Clock,
  { userId, owner }: { userId: string; owner: Plan },
  write: WriteAlert,
): Promise<void> => alertOldest(trx, clock, { devices: await devicesOf(trx, userId), owner }, write)

/** Enqueues an alert for everybody who works in a shop. */
export const alertShop = async (
  trx: Transaction,
  clock: Clock,
  { store, owner }: { store: Pick<StoreRow, 'id'>; owner: UserRow },
  write: WriteAlert,
): Promise<void> => {
  const byPerson = Map.groupBy(await devicesOfShop(trx, owner.id, store.id), ({ user_id }) => user_id)
  if (byPerson.size === 0) return
  const staff = await staffOf(trx, store.id)
  const room = staffLimit(owner, clock.now())
  for (const [userId, devices] of byPerson) {
    const job = staff.find(({ user_id }) => user_id === userId)
    const worksHere = userId === owner.id || (job !== undefined && hasRoom(job, staff, room))
    if (worksHere) await alertOldest(trx, clock, { devices, owner }, write)
  }
}
