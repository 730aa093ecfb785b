import { type Currency, formatMoney } from '../money.ts'
import type { MessageWords } from '../order-messages/message-words.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { buyerMessage, defaultText } from './whatsapp-templates.ts'

/** The total of an order, and what of it is paid and asked for in advance. In minor units. */
interface Amounts {
  total: number
  paid: number
  advance: number
  currency: Currency
}

/** Returns our own text for a status; `undefined` where we have none. Asks for no cash where all is paid. */
export const defaultTextFor = (
  say: MessageWords,
  status: OrderStatus,
  { total, paid }: Amounts,
): string | undefined => {
  const kind = buyerMessage[status]
  if (kind === 'order_shipped' && paid >= total) return say.shippedPaid
  return kind === null ? undefined : defaultText(say, kind)
}

/** Returns the amount that a message names: what is left to pay for a parcel on its way, else the total. */
export const namedAmount = (status: OrderStatus, { total, paid, currency }: Amounts): string =>
  formatMoney(status === 'Shipped' ? total - paid : total, currency)

/** Says below a message what was paid, and what is asked for in advance; nothing for orders with neither. */
export const payWords = (
  say: MessageWords,
  status: OrderStatus,
  { total, paid, advance, currency }: Amounts,
): string | undefined => {
  const price = (minor: number) => formatMoney(minor, currency)
  const isOpen = status === 'Pending' || status === 'Confirmed'
  if (isOpen && advance > paid) return say.payAdvance(price(advance - paid))
  if (paid === 0 || (!isOpen && status !== 'Shipped')) return undefined
  if (paid < total) return say.partPaid(price(paid), price(total - paid))
  return status === 'Shipped' ? undefined : say.paidInFull
}
