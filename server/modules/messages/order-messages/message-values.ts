import { cityOf } from '#contract/delivery/destination.ts'
import { fullAddress } from '#contract/delivery/full-address.ts'
import { formatMoney } from '#contract/money.ts'
import { type MessageWords, messageWords } from '#contract/order-messages/message-words.ts'
import { orderPage } from '#contract/orders/paths.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { namedAmount } from '#contract/whatsapp/pay-words.ts'
import type { Placeholder } from '#contract/whatsapp/whatsapp-templates.ts'
import type { Deps } from '#server/deps.ts'
import { privateUrl } from '#server/records/orders/order-links.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import { storeUrl } from '#server/records/stores/store-url.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** An order that a message is about. */
export interface ToldOrder {
  order: OrderRow
  items: OrderItemRow[]
  store: StoreRow
}

/** Reduces an unverified name to letters, so that messages carry no links or numbers. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\s'-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)

/** Reader of a message. */
export type Reader = 'seller' | 'buyer'

/** Puts a buyer's text on one line, so that it cannot pass for a part of the message around it. */
const asOneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ', ')

export type NoticeDeps = Pick<Deps, 'config' | 'clock' | 'secrets'>

export const amountsOf = ({ total_amount, paid_amount, advance_amount, currency }: OrderRow) => ({
  total: total_amount,
  paid: paid_amount,
  advance: advance_amount,
  currency,
})

/** Returns the values of a message's placeholders, in the words of `say`. */
export const messageValues = (
  deps: NoticeDeps,
  { order, items, store }: ToldOrder,
  reader: Reader,
  say: MessageWords = messageWords.en,
): Record<Placeholder, string> => ({
  store_name: store.name,
  order_id: order.order_id,
  buyer_name: asOneLine(reader === 'seller' ? order.buyer_name : plainName(order.buyer_name)),
  buyer_phone: order.buyer_phone,
  delivery_address: asOneLine(
    fullAddress({ ...order, city: cityOf({ place: order.place, typed: order.place_typed }) }),
  ),
  order_notes: asOneLine(order.order_notes ?? ''),
  items: items.map((item) => `${item.quantity} × ${nameWithVariant(item.product_name, item.variant_label)}`).join('\n'),
  delivery: order.delivery_amount > 0 ? say.delivery(formatMoney(order.delivery_amount, order.currency)) : '',
  total:
    reader === 'seller' ? formatMoney(order.total_amount, order.currency) : namedAmount(order.status, amountsOf(order)),
  status: say.statuses[order.status],
  store_link: storeUrl(store, deps.config),
  order_page: privateUrl(deps, order) ?? '',
  order_link: reader === 'seller' ? `${deps.config.publicOrigin}${orderPage(order.order_id)}` : '',
})
