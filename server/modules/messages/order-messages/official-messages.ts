import { cityOf } from '#contract/delivery/destination.ts'
import { formatMoney } from '#contract/money.ts'
import { normalisePhone } from '#contract/phone.ts'
import { cloudPayWords } from '#contract/whatsapp/cloud-templates.ts'
import type { MessageKind } from '#contract/whatsapp/whatsapp-templates.ts'
import type { Transaction } from '#server/db/database.ts'
import { type AccountRow, hasRoomFor } from '#server/modules/messages/cloud/accounts.ts'
import { enqueueTemplate, enqueueText, mayWriteByCloud } from '#server/modules/messages/cloud/enqueue-cloud.ts'
import { privateUrl } from '#server/records/orders/order-links.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { orderEventKey } from './message-queue.repo.ts'
import { messageValues, type NoticeDeps, type ToldOrder } from './message-values.ts'

/** Amounts of an order in words, empty where there is none. */
const amountsInWords = ({ total_amount, paid_amount, advance_amount, currency }: OrderRow) => {
  const money = (amount: number) => (amount > 0 ? formatMoney(amount, currency) : '')
  return {
    total: formatMoney(total_amount, currency),
    advance: money(advance_amount - paid_amount),
    due: money(total_amount - paid_amount),
  }
}

/** Alerts a seller by an official number. Returns false when too many alerts wait for her phone already. */
export const alertOfficially = async (
  deps: NoticeDeps,
  trx: Transaction,
  { account, about, phone }: { account: AccountRow; about: ToldOrder; phone: string },
): Promise<boolean> => {
  if (!(await hasRoomFor(trx, account, phone))) return false
  const { order } = about
  const { items, order_link } = messageValues(deps, about, 'seller')
  const number = order.to_check ? `${order.order_id} (to be checked)` : order.order_id
  const total = cloudPayWords[account.language].total(amountsInWords(order))
  const city = cityOf({ place: order.place, typed: order.place_typed }) ?? ''
  const event = {
    account,
    eventKey: orderEventKey(order.id, 'order_new_seller'),
    orderId: order.id,
    recipient: phone,
  }
  const values = [number, total, items, city, order_link]
  await enqueueTemplate(trx, deps.clock, event, { name: 'order_new_seller', values })
  return true
}

/** Templates for the buyer by his order's status. Other statuses are told only while he wrote lately. */
const officialTemplates = {
  Pending: 'order_confirm',
  Shipped: 'order_dispatched',
  Delivered: 'order_delivered',
} as const

interface Official {
  account: AccountRow
  about: ToldOrder
  kind: MessageKind
  /** Returns the shop's own text, for who wrote lately. */
  text(): string
}

/** Writes to an order's buyer by an official number, where that is allowed. */
export const writeOfficially = async (
  deps: NoticeDeps,
  trx: Transaction,
  { account, about, kind, text }: Official,
): Promise<void> => {
  const { order, store } = about
  const phone = normalisePhone(order.buyer_phone, store.country_code)
  const may = await mayWriteByCloud(trx, deps.clock, { account, phone, order, status: order.status, store })
  if (may === 'no') return
  const event = { account, eventKey: orderEventKey(order.id, kind), orderId: order.id, recipient: phone }
  const name = officialTemplates[order.status as keyof typeof officialTemplates]
  const link = privateUrl(deps, order)
  if (!name || !link) {
    if (may === 'text') await enqueueText(trx, deps.clock, event, kind, text())
    return
  }
  const { items } = messageValues(deps, about, 'buyer')
  const words = cloudPayWords[account.language]
  const values = {
    order_confirm: [store.name, order.order_id, items, words.total(amountsInWords(order)), link],
    order_dispatched: [order.order_id, store.name, words.due(amountsInWords(order)), link],
    order_delivered: [order.order_id, store.name, link],
  }[name]
  const token = link.slice(link.lastIndexOf('/') + 1)
  const payloads = name === 'order_confirm' ? [`confirm ${token}`, `cancel ${token}`] : []
  await enqueueTemplate(trx, deps.clock, event, { name, values, payloads })
}
