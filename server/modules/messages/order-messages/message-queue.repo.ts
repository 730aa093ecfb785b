import type { Selectable } from 'kysely'
import { normalisePhone } from '#contract/phone.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { prepared } from '#server/db/prepared.ts'
import { noteEnqueued } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import { PLATFORM_SESSION } from '#server/ports/whatsapp.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { WhatsAppMessagesTable } from './order-messages.table.ts'

export type MessageRow = Selectable<WhatsAppMessagesTable>

/** Most alerts waiting for one seller's WhatsApp. Further ones are mailed, else it rings for half an hour. */
const ALERTS_WAITING_MAX = 5

const sessionSelect = prepared((db, { id }: { id: string }) =>
  db.selectFrom('whatsapp_sessions').select(['connected', 'phone_number']).where('id', '=', id),
)

/** Returns the unique event key of an order's message of a kind. */
export const orderEventKey = (orderId: string, kind: string): string => `order ${orderId} ${kind}`

/** Returns the id of a message's order. */
export const orderOfMessage = (message: Pick<MessageRow, 'event_key'>): string => message.event_key.split(' ')[1] ?? ''

interface Told {
  eventKey: string
  kind: string
  text: string
}

/** Enqueues a message in the transaction that causes it. An event reaches a phone once. */
const enqueue = async (
  trx: Transaction,
  clock: Clock,
  message: Told & { sessionId: string; recipient: string },
): Promise<void> => {
  const now = clock.now().toISOString()
  await trx
    .insertInto('whatsapp_messages')
    .values({
      id: newId(),
      event_key: message.eventKey,
      recipient: message.recipient,
      session_id: message.sessionId,
      kind: message.kind,
      text: message.text,
      status: 'queued',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.columns(['event_key', 'recipient']).doNothing())
    .execute()
  noteEnqueued(trx, 'order messages')
}

/**
 * Enqueues an order's alert to the seller's own number, the only one that her linked account writes to. Returns false
 * when it is not connected, or too many alerts wait.
 */
export const enqueueAlert = async (
  trx: Transaction,
  clock: Clock,
  { id, whatsapp_number, country_code }: UserRow,
  { orderId, text }: { orderId: string; text: string },
): Promise<boolean> => {
  const [session] = (await sessionSelect(trx, { id })).rows
  if (!session?.connected || (await countWaiting(trx, id)) >= ALERTS_WAITING_MAX) return false
  const recipient = session.phone_number ?? normalisePhone(whatsapp_number, country_code)
  const kind = 'order_alert'
  await enqueue(trx, clock, { sessionId: id, recipient, eventKey: orderEventKey(orderId, kind), kind, text })
  return true
}

/** Enqueues a message of the platform's account to the operator. */
export const enqueueForOperator = (trx: Transaction, clock: Clock, recipient: string, message: Told): Promise<void> =>
  enqueue(trx, clock, { ...message, sessionId: PLATFORM_SESSION, recipient })

export const dueMessages = (db: Db, now: string, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom('whatsapp_messages')
    .selectAll()
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Counts an account's queued messages. */
const countWaiting = async (db: Db, sessionId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('whatsapp_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('session_id', '=', sessionId)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Moves a message on from the state `from`. Returns whether it did, so of several callers one wins. */
export const moveMessage = async (
  db: Db,
  id: string,
  from: MessageRow['status'],
  change: Partial<Pick<MessageRow, 'status' | 'attempts' | 'next_attempt_at' | 'sent_at' | 'last_error'>>,
): Promise<boolean> => {
  const result = await db
    .updateTable('whatsapp_messages')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Abandons messages a dead process was sending, as they may have gone out. Returns them, to one caller only. */
export const giveUpInterrupted = (trx: Transaction): Promise<MessageRow[]> =>
  trx
    .updateTable('whatsapp_messages')
    .set({ status: 'unknown' })
    .where('status', '=', 'sending')
    .returningAll()
    .execute()

/** Deletes messages older than `before`, as they hold personal data. */
export const purgeMessages = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('whatsapp_messages').where('created_at', '<', before).execute()
}

/** Returns a session's newest messages. */
export const messagesOfSession = (db: Db, sessionId: string, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom('whatsapp_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
