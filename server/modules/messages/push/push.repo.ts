import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { PushAlertsTable, PushDevicesTable } from './push.table.ts'

export type DeviceRow = Selectable<PushDevicesTable>

/** Returns an account's devices with their sessions and its language, the oldest first. */
export const devicesOf = (db: Db, userId: string) =>
  db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .selectAll('push_devices')
    .select(['sessions.user_agent', 'sessions.token_hash', 'users.language'])
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.id')
    .execute()

const shopDevices = prepared((db, { ownerId, storeId }: { ownerId: string; storeId: string }) =>
  db
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .select(['push_devices.id', 'push_devices.user_id', 'users.language'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('push_devices.user_id', '=', ownerId),
        eb(
          'push_devices.user_id',
          'in',
          selectFrom('staff')
            .select('user_id')
            .where('store_id', '=', storeId)
            .where('user_id', 'is not', null)
            .$castTo<{
              user_id: string
            }>(),
        ),
      ]),
    )
    .orderBy('push_devices.id'),
)

/** Returns devices of a shop's owner and her staff with their languages, the oldest first. */
export const devicesOfShop = async (db: Db, ownerId: string, storeId: string) =>
  (await shopDevices(db, { ownerId, storeId })).rows

/** Makes a browser the device of a session. Whoever signed in there before gets no more alerts on it. */
export const saveDevice = async (
  trx: Transaction,
  device: Omit<Insertable<PushDevicesTable>, 'sent_at' | 'arrived_at'>,
): Promise<void> => {
  const { session_id, endpoint, p256dh, auth } = device
  await trx.deleteFrom('push_devices').where('endpoint', '=', endpoint).where('session_id', '<>', session_id).execute()
  await trx
    .insertInto('push_devices')
    .values({ ...device, sent_at: null, arrived_at: null })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth }))
    .execute()
}

/** Removes a device of an account. Returns whether it existed. */
export const removeDeviceOf = async (trx: Transaction, userId: string, id: string): Promise<boolean> => {
  const gone = await trx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export const removeDevice = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('push_devices').where('id', '=', id).execute()
}

export const updateDevice = async (
  trx: Transaction,
  id: string,
  change: Partial<Pick<DeviceRow, 'sent_at' | 'arrived_at'>>,
): Promise<void> => {
  await trx.updateTable('push_devices').set(change).where('id', '=', id).execute()
}

export const countAlerts = async (trx: Transaction, deviceId: string): Promise<number> => {
  const { total } = await trx
    .selectFrom('push_alerts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Adds an alert, instead of a waiting one of the same tag. */
export const saveAlert = async (trx: Transaction, alert: Insertable<PushAlertsTable>): Promise<void> => {
  const { id, title, body, path, created_at, next_attempt_at } = alert
  await trx
    .insertInto('push_alerts')
    .values(alert)
    .onConflict((conflict) =>
      // A new id, so that the end of a send under way removes only what it sent.
      conflict
        .columns(['device_id', 'tag'])
        .doUpdateSet({ id, title, body, path, created_at, next_attempt_at, attempts: 0 }),
    )
    .execute()
}

/** Returns due alerts with their devices, first due first. Leaves out devices that got one after `rested`. */
export const dueAlerts = (db: Db, now: string, rested: string, limit: number) =>
  db
    .selectFrom('push_alerts')
    .innerJoin('push_devices', 'push_devices.id', 'push_alerts.device_id')
    .selectAll('push_alerts')
    .select(['push_devices.endpoint', 'push_devices.p256dh', 'push_devices.auth'])
    .where('push_alerts.next_attempt_at', '<=', now)
    .where(({ eb, or }) => or([eb('push_devices.sent_at', 'is', null), eb('push_devices.sent_at', '<=', rested)]))
    .orderBy('push_alerts.next_attempt_at')
    .orderBy('push_alerts.id')
    .limit(limit)
    .execute()

export type DueAlert = Awaited<ReturnType<typeof dueAlerts>>[number]

export const removeAlert = async (trx: Transaction, id: string): Promise<void> => {
  await trx.deleteFrom('push_alerts').where('id', '=', id).execute()
}

/** Drops alerts made before a moment. */
export const removeOldAlerts = async (trx: Transaction, before: string): Promise<void> => {
  await trx.deleteFrom('push_alerts').where('created_at', '<', before).execute()
}

export const postponeAlert = async (
  trx: Transaction,
  id: string,
  change: Pick<Selectable<PushAlertsTable>, 'attempts' | 'next_attempt_at'>,
): Promise<void> => {
  await trx.updateTable('push_alerts').set(change).where('id', '=', id).execute()
}

export const findReminder = (db: Db, userId: string) =>
  db.selectFrom('push_reminders').select('hour').where('user_id', '=', userId).executeTakeFirst()

/** Sets or ends an account's daily reminder. The first comes after `sentOn`. */
export const saveReminder = async (
  trx: Transaction,
  userId: string,
  hour: number | null,
  sentOn: string,
): Promise<void> => {
  if (hour === null) {
    await trx.deleteFrom('push_reminders').where('user_id', '=', userId).execute()
    return
  }
  await trx
    .insertInto('push_reminders')
    .values({ user_id: userId, hour, sent_on: sentOn })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hour, sent_on: sentOn }))
    .execute()
}

/** Returns accounts whose reminder of `day` is due at `hour`. */
export const dueReminders = async (db: Db, day: string, hour: number, limit: number): Promise<string[]> => {
  const due = db.selectFrom('push_reminders').select('user_id').where('hour', '<=', hour).where('sent_on', '<', day)
  return (await due.limit(limit).execute()).map(({ user_id }) => user_id)
}

/** Marks the reminder of a day as sent. Returns whether it was due. */
export const noteReminder = async (trx: Transaction, userId: string, day: string): Promise<boolean> => {
  const noted = await trx
    .updateTable('push_reminders')
    .set({ sent_on: day })
    .where('user_id', '=', userId)
    .where('sent_on', '<', day)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}
