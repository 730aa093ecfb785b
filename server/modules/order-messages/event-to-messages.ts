import { formatMoney } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { normalisePhone } from '#contract/phone.ts'
import {
  buyerMessage,
  type MessageKind,
  messageTemplates,
  type Placeholder,
  renderMessage,
} from '#contract/whatsapp/whatsapp-templates.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/modules/mail/mail-outbox.ts'
import { findOrder, itemsOfOrder, type OrderItemRow, type OrderRow } from '#server/modules/orders/orders.repo.ts'
import { findStoreById, type StoreRow } from '#server/modules/stores/stores.repo.ts'
import { findUserById, type UserRow } from '#server/modules/users/users.repo.ts'
import { enqueueMessage } from './message-queue.repo.ts'
import { newOrderMail } from './order-mail.ts'
import { ownTemplates } from './templates.repo.ts'

/** A name as it may stand in a message to a phone that its writer only claims: letters, no links, no numbers. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\s'-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)

type NoticeDeps = Pick<Deps, 'config' | 'clock'>

/** What stands in a message's places, for the seller or for the buyer. */
export const messageValues = (
  deps: NoticeDeps,
  { order, items, store }: { order: OrderRow; items: OrderItemRow[]; store: StoreRow },
  reader: 'seller' | 'buyer',
): Record<Placeholder, string> => ({
  store_name: store.name,
  order_id: order.order_id,
  buyer_name: reader === 'seller' ? order.buyer_name : plainName(order.buyer_name),
  buyer_phone: order.buyer_phone,
  delivery_address: order.delivery_address,
  order_notes: order.order_notes ?? '',
  items: items.map((item) => `${item.quantity} × ${item.product_name}`).join('\n'),
  total: formatMoney(order.total_amount, order.currency),
  status: order.status,
  store_link: `${deps.config.storesOrigin}/store/${store.store_slug}/`,
})

/**
 * Turns an order event into what is to be sent, in one transaction that also takes the event off the list: through the paid seller's
 * connected WhatsApp to the seller and the buyer, else by mail to the seller.
 */
export const takeUpEvent = async (
  deps: NoticeDeps,
  trx: Transaction,
  event: { id: string; order_id: string; status: OrderStatus },
): Promise<void> => {
  const taken = await trx.deleteFrom('order_events').where('id', '=', event.id).executeTakeFirst()
  if (taken.numDeletedRows === 0n) return
  const found = await findOrder(trx, event.order_id)
  const store = found && (await findStoreById(trx, found.store_id))
  const owner = store && (await findUserById(trx, store.user_id))
  if (!found || !store || !owner) return
  // The event tells of its own moment, whatever the order has become since.
  const order = { ...found, status: event.status }
  const about = { order, items: await itemsOfOrder(trx, order.id), store }
  const templates = await ownTemplates(trx, store.id)
  const write = (kind: MessageKind) => {
    const { recipient, text } = messageTemplates[kind]
    return renderMessage(templates.get(kind) ?? text, messageValues(deps, about, recipient))
  }
  const number = await connectedNumber(deps, trx, owner)
  if (number === undefined) {
    if (event.status === 'Pending') await mailNewOrder(deps, trx, owner, order, write('order_alert'))
    return
  }
  const queue = (kind: MessageKind, recipient: string) =>
    enqueueMessage(trx, deps.clock, {
      eventKey: `order ${order.id} ${kind}`,
      sessionId: owner.id,
      kind,
      recipient,
      text: write(kind),
    })
  if (event.status === 'Pending') await queue('order_alert', number)
  await queue(buyerMessage[event.status], normalisePhone(order.buyer_phone, store.country_code))
}

/** The number of the seller's linked account, if the plan and the connection allow sending. */
const connectedNumber = async (deps: NoticeDeps, trx: Transaction, owner: UserRow): Promise<string | undefined> => {
  if (!isPaid(deps, owner)) return undefined
  const session = await trx
    .selectFrom('whatsapp_sessions')
    .select(['connected', 'phone_number'])
    .where('id', '=', owner.id)
    .executeTakeFirst()
  if (!session?.connected) return undefined
  return session.phone_number ?? normalisePhone(owner.whatsapp_number, owner.country_code)
}

/** Tells the seller of a new order by mail. */
export const mailNewOrder = async (
  deps: NoticeDeps,
  trx: Transaction,
  owner: Pick<UserRow, 'email'>,
  order: OrderRow,
  alert: string,
): Promise<void> => {
  const shown = { order_id: order.order_id, total: formatMoney(order.total_amount, order.currency) }
  await enqueueMail(trx, deps.clock, newOrderMail(owner.email, shown, alert, `${deps.config.publicOrigin}/dashboard`))
}
