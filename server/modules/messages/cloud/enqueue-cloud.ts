import type { OrderStatus } from '#contract/orders/order-status.ts'
import { type CloudLanguage, type CloudTemplateName, cloudTemplates } from '#contract/whatsapp/cloud-templates.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { noteEnqueued } from '#server/db/write.ts'
import { mayBeMobile } from '#server/http/phone-numbers.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { CloudMessage } from '#server/ports/cloud-api.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { type AccountRow, contactOf, countSince, insertMessage } from './cloud.repo.ts'

/** Time after a buyer's message in which any text may be written to him. */
export const WINDOW_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** Unconfirmed orders that a number writes about in an hour: whoever floods a form gets no further. */
const STRANGERS_AN_HOUR = { own: 60, platform: 600 }
/** Longest value of a template, as Meta takes it in a body of 1,024 characters. */
const VALUE_MAX = 300

/** A value as templates take it: on one line, without runs of spaces, never empty. */
const asValue = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, VALUE_MAX) || '–'

interface CloudEvent {
  account: AccountRow
  /** Equal for all messages of one event. */
  eventKey: string
  orderId: string
  recipient: string
}

const enqueue = async (
  trx: Transaction,
  clock: Clock,
  { account, eventKey, orderId, recipient }: CloudEvent,
  kind: string,
  content: CloudMessage['content'],
): Promise<void> => {
  const now = clock.now().toISOString()
  await insertMessage(trx, {
    id: newId(),
    account_id: account.id,
    event_key: eventKey,
    order_id: orderId,
    kind,
    recipient,
    template: content.kind === 'template' ? content.name : null,
    content: JSON.stringify(content),
    status: 'queued',
    wamid: null,
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
    sent_at: null,
    error: null,
    charged: 0,
  })
  noteEnqueued(trx, 'cloud messages')
}

/** Enqueues a template in the number's language. `payloads` come back when its quick replies are tapped. */
export const enqueueTemplate = (
  trx: Transaction,
  clock: Clock,
  event: CloudEvent,
  { name, values, payloads = [] }: { name: CloudTemplateName; values: string[]; payloads?: string[] },
): Promise<void> =>
  enqueue(trx, clock, event, name, {
    kind: 'template',
    name,
    language: event.account.language,
    values: values.map(asValue),
    payloads,
  })

/** Enqueues a text for a buyer who wrote lately. */
export const enqueueText = (
  trx: Transaction,
  clock: Clock,
  event: CloudEvent,
  kind: string,
  text: string,
): Promise<void> => enqueue(trx, clock, event, kind, { kind: 'text', text })

/** Returns a template's words with its values, as a reader sees them. */
export const templateText = (name: CloudTemplateName, language: CloudLanguage, values: readonly string[]): string =>
  cloudTemplates[name].text[language].replace(/\{\{(\d)\}\}/g, (_, number: string) => values[Number(number) - 1] ?? '')

/**
 * Whether a number may write to an order's buyer: `template`, also any `text` while he wrote lately, or `no`. The form
 * takes any phone, so unconfirmed orders need the seller's opt-in.
 */
export const mayWriteByCloud = async (
  trx: Transaction,
  clock: Clock,
  about: { account: AccountRow; phone: string; order: OrderRow; status: OrderStatus; store: StoreRow },
): Promise<'template' | 'text' | 'no'> => {
  const { account, phone, order, status, store } = about
  if (!mayBeMobile(phone)) return 'no'
  const contact = await contactOf(trx, account.id, phone)
  if (contact?.stopped_at) return 'no'
  const since = new Date(clock.now().getTime() - WINDOW_MS).toISOString()
  if (contact?.wrote_at && contact.wrote_at > since) return 'text'
  if (status !== 'Pending') return 'template'
  if (store.message_new_buyers === 0 || order.to_check !== null) return 'no'
  const hourAgo = new Date(clock.now().getTime() - HOUR_MS).toISOString()
  const written = await countSince(trx, account.id, 'order_confirm', hourAgo)
  return written < STRANGERS_AN_HOUR[account.user_id ? 'own' : 'platform'] ? 'template' : 'no'
}
