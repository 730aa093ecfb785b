import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { CloudAccountsTable, CloudMessagesTable, CloudStatus } from './cloud.table.ts'

export type AccountRow = Selectable<CloudAccountsTable>
export type CloudRow = Selectable<CloudMessagesTable>

export const findAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('cloud_accounts').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns official numbers, the newest first. */
export const newestAccounts = (db: Db, limit: number): Promise<AccountRow[]> =>
  db.selectFrom('cloud_accounts').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** Returns the account that has a number of Meta. */
export const accountOfNumber = (db: Db, numberId: string) =>
  db.selectFrom('cloud_accounts').select('id').where('number_id', '=', numberId).executeTakeFirst()

/** Saves a number, in place of an account's earlier one. */
export const saveAccount = async (trx: Transaction, account: Insertable<CloudAccountsTable>): Promise<void> => {
  const { id: _, created_at: __, ...change } = account
  await trx
    .insertInto('cloud_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

export const updateAccount = async (db: Db, id: string, change: Updateable<CloudAccountsTable>): Promise<void> => {
  await db.updateTable('cloud_accounts').set(change).where('id', '=', id).execute()
}

/** Removes a number with its messages. Returns whether it existed. */
export const removeAccount = async (trx: Transaction, id: string): Promise<boolean> => {
  const gone = await trx.deleteFrom('cloud_accounts').where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Enqueues a message, unless its event has reached this phone. */
export const insertMessage = async (trx: Transaction, message: Insertable<CloudMessagesTable>): Promise<void> => {
  await trx
    .insertInto('cloud_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['event_key', 'recipient']).doNothing())
    .execute()
}

/** Returns messages to look at now, the longest due first. */
export const dueCloudMessages = (db: Db, now: string, limit: number): Promise<CloudRow[]> =>
  db
    .selectFrom('cloud_messages')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Moves a message on, if it still is in one of these states. Returns whether it was. */
export const moveCloudMessage = async (
  db: Db,
  id: string,
  from: readonly CloudStatus[],
  change: Updateable<CloudMessagesTable>,
): Promise<boolean> => {
  const moved = await db
    .updateTable('cloud_messages')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Finds a message of an account by the mark that it was sent with. */
export const findCloudMessage = (db: Db, accountId: string, id: string): Promise<CloudRow | undefined> =>
  db
    .selectFrom('cloud_messages')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Finds a message of an account by Meta's id. */
export const findByWamid = (db: Db, accountId: string, wamid: string): Promise<CloudRow | undefined> =>
  db
    .selectFrom('cloud_messages')
    .selectAll()
    .where('wamid', '=', wamid)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Returns phones that a number wrote to by template since a moment. */
export const phonesWrittenTo = async (db: Db, accountId: string, since: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('cloud_messages')
    .select('recipient')
    .distinct()
    .where('account_id', '=', accountId)
    .where('sent_at', '>', since)
    .where('template', 'is not', null)
    .execute()
  return new Set(rows.map(({ recipient }) => recipient))
}

/** Counts a number's messages in a state. */
export const countInState = async (db: Db, accountId: string, status: CloudStatus): Promise<number> => {
  const { total } = await db
    .selectFrom('cloud_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns alerts of a number's owner that were not sent yet. */
export const waitingAlerts = (db: Db, accountId: string): Promise<CloudRow[]> =>
  db
    .selectFrom('cloud_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['queued', 'unknown'])
    .where('kind', '=', 'order_new_seller')
    .execute()

/** Counts a phone's waiting messages. */
export const countWaitingFor = async (db: Db, accountId: string, phone: string): Promise<number> => {
  const { total } = await db
    .selectFrom('cloud_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'queued')
    .where('recipient', '=', phone)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counts a number's messages of a kind that were enqueued since a moment. */
export const countSince = async (db: Db, accountId: string, kind: string, since: string): Promise<number> => {
  const { total } = await db
    .selectFrom('cloud_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const contactOf = (db: Db, accountId: string, phone: string) =>
  db
    .selectFrom('cloud_contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('phone', '=', phone)
    .executeTakeFirst()

/** Records what a buyer's message changed. */
export const saveContact = async (
  trx: Transaction,
  key: { account_id: string; user_id: string | null; phone: string },
  change: { wrote_at: string; stopped_at: string | null },
): Promise<void> => {
  await trx
    .insertInto('cloud_contacts')
    .values({ ...key, ...change })
    .onConflict((conflict) => conflict.columns(['account_id', 'phone']).doUpdateSet(change))
    .execute()
}

/** Counts a message that Meta charged. */
export const countCharged = async (trx: Transaction, accountId: string, month: string): Promise<void> => {
  await trx
    .insertInto('cloud_months')
    .values({ account_id: accountId, month, charged: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'month']).doUpdateSet((eb) => ({ charged: eb('cloud_months.charged', '+', 1) })),
    )
    .execute()
}

/** Returns how many messages of a number Meta charged in a month. */
export const chargedIn = async (db: Db, accountId: string, month: string): Promise<number> => {
  const row = await db
    .selectFrom('cloud_months')
    .select('charged')
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .executeTakeFirst()
  return Number(row?.charged ?? 0)
}

/** Deletes messages created before a moment, as they hold personal data. */
export const purgeCloudMessages = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('cloud_messages').where('created_at', '<', before).execute()
}

/** Forgets buyers who last wrote before a moment, unless they want no messages. */
export const forgetCloudContacts = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('cloud_contacts').where('stopped_at', 'is', null).where('wrote_at', '<', before).execute()
}
