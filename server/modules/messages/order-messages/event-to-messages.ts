import { formatMoney } from '#contract/money.ts'
import { messageWords } from '#contract/order-messages/message-words.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { orderPage } from '#contract/orders/paths.ts'
import { normalisePhone } from '#contract/phone.ts'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { defaultTextFor, payWords } from '#contract/whatsapp/pay-words.ts'
import { buyerMessage, defaultText, type MessageKind, renderMessage } from '#contract/whatsapp/whatsapp-templates.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { prepared } from '#server/db/prepared.ts'
import { mayBeMobile } from '#server/http/phone-numbers.ts'
import { numberFor } from '#server/modules/messages/cloud/accounts.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { type MailWords, mailWords } from '#server/modules/messages/mail/mail-words.ts'
import { alertShop } from '#server/modules/messages/push/alert-devices.ts'
import { orderAlert } from '#server/modules/messages/push/order-alerts.ts'
import {
  findOrder,
  historyOfOrders,
  itemsOfOrder,
  type OrderItemRow,
  type OrderRow,
} from '#server/records/orders/orders.repo.ts'
import { storeIn } from '#server/records/stores/store-in.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import { enqueueAlert } from './message-queue.repo.ts'
import { amountsOf, messageValues, type NoticeDeps, type Reader } from './message-values.ts'
import { alertOfficially, writeOfficially } from './official-messages.ts'
import { cancelledByBuyerMail, dueWords, newOrderMail, orderLine } from './order-mail.ts'
import { ownTemplates } from './templates.repo.ts'

const eventDelete = prepared((db, { id }: { id: string }) => db.deleteFrom('order_events').where('id', '=', id))

/**
 * Turns an order event into messages and removes the event, in one transaction. Alerts a paid seller by an official
 * number, else by her linked one, else by mail, and the shop's devices in any case. Buyers hear by an official number.
 */
export const takeUpEvent = async (
  deps: NoticeDeps,
  trx: Transaction,
  event: { id: string; order_id: string; status: OrderStatus },
): Promise<void> => {
  const { numAffectedRows = 0n } = await eventDelete(trx, { id: event.id })
  if (numAffectedRows === 0n) return
  const found = await findOrder(trx, event.order_id)
  const known = found && (await findStoreById(trx, found.store_id))
  // Writes to the buyer in the language of the pages that the order came from.
  const store = known && storeIn(known, found.language)
  const owner = store && (await findUserById(trx, store.user_id))
  if (!found || !store || !owner) return
  // Serializes the account, as the number of queued messages decides what is sent.
  await lock(trx, 'account', owner.id)
  // Reports the status of the event, whatever the order has become since.
  const order = { ...found, status: event.status }
  const about = { order, items: await itemsOfOrder(trx, order.id), store }
  const templates = await ownTemplates(trx, store.id)
  const write = (kind: MessageKind, reader: Reader) => {
    const isForBuyer = kind !== 'order_alert'
    const say = messageWords[isForBuyer ? store.language : owner.language]
    const own = isForBuyer ? defaultTextFor(say, order.status, amountsOf(order)) : defaultText(say, kind)
    const filled = renderMessage(templates.get(kind) ?? own ?? '', messageValues(deps, about, reader, say))
    const paying = isForBuyer ? payWords(say, order.status, amountsOf(order)) : undefined
    return paying ? `${filled}\n${paying}` : filled
  }
  const account = await numberFor(deps, trx, owner)
  if (event.status === 'Pending') {
    await alertShop(trx, deps.clock, { store, owner }, (words) => orderAlert(words, order, 'new'))
    const alert = withAdvice(mailWords[owner.language], write('order_alert', 'seller'), order)
    const own = normalisePhone(owner.whatsapp_number, owner.country_code)
    // An official number comes before the seller's linked one, which WhatsApp may ban.
    const isAlerted = account
      ? await alertOfficially(deps, trx, { account, about, phone: own })
      : isPaid(deps, owner) && (await enqueueAlert(trx, deps.clock, owner, { orderId: order.id, text: alert }))
    if (!isAlerted) {
      const phone = normalisePhone(order.buyer_phone, store.country_code)
      await mailNewOrder(deps, trx, owner, {
        order,
        items: about.items,
        shop: store.name,
        alert,
        // The seller sends this text, so it may hold the buyer's name.
        ...(mayBeMobile(phone) && { chat: chatLink(phone, write('order_placed', 'seller')) }),
      })
    }
  }
  if (event.status === 'Cancelled' && (await isByBuyer(trx, order))) {
    const page = `${deps.config.publicOrigin}${orderPage(order.order_id)}`
    await alertShop(trx, deps.clock, { store, owner }, (words) => orderAlert(words, order, 'cancelled'))
    await enqueueMail(trx, deps.clock, cancelledByBuyerMail(owner.email, { order, shop: store.name, page }))
  }
  const kind = buyerMessage[event.status]
  if (account && kind) await writeOfficially(deps, trx, { account, about, kind, text: () => write(kind, 'buyer') })
}

/** Whether the buyer took the order's last step to its status. */
const isByBuyer = async (trx: Transaction, { id, status }: OrderRow): Promise<boolean> =>
  (await historyOfOrders(trx, [id])).findLast(({ to_status }) => to_status === status)?.by === 'buyer'

/** Adds to an alert the advance, what to collect of an order paid in part, and advice where it must be checked. */
const withAdvice = (say: MailWords, alert: string, order: OrderRow): string => {
  const advice = order.to_check && say.orders.toBeChecked(say.checkReasons[order.to_check])
  const advance =
    order.advance_amount > order.paid_amount &&
    say.orders.askedInAdvance(formatMoney(order.advance_amount - order.paid_amount, order.currency))
  return [alert, advance, dueWords(say, order), advice].filter(Boolean).join('\n\n')
}

/** Mails the seller about a new order. Several within a minute go as one mail. */
export const mailNewOrder = async (
  deps: NoticeDeps,
  trx: Transaction,
  owner: Pick<UserRow, 'email'>,
  {
    order,
    items,
    shop,
    alert,
    chat,
  }: { order: OrderRow; items: OrderItemRow[]; shop: string; alert: string; chat?: string },
): Promise<void> => {
  const page = `${deps.config.publicOrigin}${orderPage(order.order_id)}`
  const mail = newOrderMail(owner.email, { shop, order, alert, page, ...(chat && { chat }) })
  await enqueueMail(trx, deps.clock, mail, { topic: 'orders', line: (say) => orderLine(say, order, items) })
}
