import { fullAddress } from '#contract/delivery/full-address.ts'
import type { Language } from '#contract/languages.ts'
import { toMinor } from '#contract/minor-units.ts'
import { type MessageWords, messageWords } from '#contract/order-messages/message-words.ts'
import { ANSWER_HOURS } from '#contract/orders/answer-hours.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { normalisePhone } from '#contract/phone.ts'
import type { Store } from '#contract/stores/stores.ts'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { defaultTextFor, namedAmount, payWords } from '#contract/whatsapp/pay-words.ts'
import { renderMessage } from '#contract/whatsapp/whatsapp-templates.ts'
import { amountIn } from '#src/lib/amount.ts'
import { clock, locale } from '#src/lib/words.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import { type AnyOrder, lineName, linesOf } from './order-lines.ts'
import * as words from './words.ts'

export const statusTone: Record<OrderStatus, BadgeTone> = {
  Pending: 'warning',
  Confirmed: 'info',
  Shipped: 'info',
  Delivered: 'positive',
  Cancelled: 'negative',
  Returning: 'warning',
  Returned: 'negative',
}

/** Statuses as the seller reads them. */
export const statusName: Record<OrderStatus, string> = {
  Pending: words.pending,
  Confirmed: words.confirmed,
  Shipped: words.shipped,
  Delivered: words.delivered,
  Cancelled: words.cancelled,
  Returning: words.returning,
  Returned: words.returned,
}

/** Button texts by new status. */
export const statusActionLabel: Record<OrderStatus, string> = {
  Pending: words.markPending,
  Confirmed: words.confirmOrder,
  Shipped: words.markShipped,
  Delivered: words.markDelivered,
  Cancelled: words.cancelOrder,
  Returning: words.markReturning,
  Returned: words.markReturned,
}

interface Written {
  locale: string
  clock: Intl.DateTimeFormatOptions
}

/** As English is written, whatever the dashboard's language. */
export const inEnglish: Written = { locale: 'en-GB', clock: { hour: 'numeric', minute: '2-digit', hour12: true } }

/** `21 Nov, 4:05 pm`, with the year if it is another. */
export const orderDate = (iso: string, now = new Date(), write: Written = { locale, clock }): string => {
  const date = new Date(iso)
  const sameYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleString(write.locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    ...write.clock,
  })
}

/** «Kept Rs. 5,900 of Rs. 16,000». */
export const keptWords = ({ currency, total_amount }: AnyOrder, kept: number): string =>
  words.keptOf(amountIn(currency, kept), amountIn(currency, total_amount))

/** A shop as texts to its buyers need it. */
type StoreForWords = Pick<Store, 'name' | 'country_code'> & { language?: Language | undefined }

/** Whether an order waits for its buyer's answer for too long. */
export const isUnanswered = (
  { status, created_at, buyer_confirmed_at }: Pick<AnyOrder, 'status' | 'created_at' | 'buyer_confirmed_at'>,
  now = Date.now(),
): boolean => status === 'Pending' && !buyer_confirmed_at && now - Date.parse(created_at) > ANSWER_HOURS * 3_600_000

const amountsOf = (order: AnyOrder) => ({
  total: toMinor(order.total_amount) ?? 0,
  paid: toMinor(order.paid_amount ?? 0) ?? 0,
  advance: toMinor(order.advance_amount ?? 0) ?? 0,
  currency: order.currency ?? 'PKR',
})

/** Says with whom a parcel is on its way, and where to follow it. */
const parcelWords = ({ status, shipments = [] }: AnyOrder): string =>
  status === 'Shipped'
    ? shipments
        .filter(({ tracking_number }) => tracking_number !== null)
        .map(({ courier, tracking_number, tracking_url }) =>
          [`${courier}: ${tracking_number}`, tracking_url].filter(Boolean).join('\n'),
        )
        .join('\n')
    : ''

/** Returns our words for a shop's messages. */
export const messageWordsOf = ({ language = 'en' }: Pick<StoreForWords, 'language'>): MessageWords =>
  messageWords[language]

/** Returns the message to the buyer for the order's status; `text` is the seller's own template, if any. */
export const buyerText = (order: AnyOrder, store: StoreForWords, storeLink: string, text?: string): string => {
  const say = messageWordsOf(store)
  const amounts = amountsOf(order)
  // No message about a parcel that comes back is sent by itself.
  const own = defaultTextFor(say, order.status, amounts) ?? (order.status === 'Returned' ? say.returned : say.returning)
  const filled = renderMessage(text ?? own, {
    store_name: store.name,
    order_id: order.order_id,
    buyer_name: order.buyer_name,
    buyer_phone: order.buyer_phone,
    delivery_address: fullAddress(order),
    order_notes: order.order_notes ?? '',
    items: linesOf(order)
      .map((line) => `${line.quantity} × ${lineName(line)}`)
      .join('\n'),
    delivery: order.delivery_amount ? say.delivery(amountIn(order.currency, order.delivery_amount)) : '',
    total: namedAmount(order.status, amounts),
    status: say.statuses[order.status],
    store_link: storeLink,
    order_page: order.private_url ?? '',
    // The link is for the seller only.
    order_link: '',
  })
  return [filled, parcelWords(order), payWords(say, order.status, amounts)].filter(Boolean).join('\n')
}

/** Returns a chat link to the buyer with a prefilled text. */
export const buyerChat = (order: AnyOrder, store: StoreForWords, text: string): string =>
  chatLink(normalisePhone(order.buyer_phone, store.country_code), text)

/** Returns a phone link to the buyer. */
export const buyerCall = (order: AnyOrder, store: StoreForWords): string =>
  `tel:+${normalisePhone(order.buyer_phone, store.country_code)}`
