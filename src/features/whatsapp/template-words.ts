import type { Language } from '#contract/languages.ts'
import { type Currency, formatMoney } from '#contract/money.ts'
import { messageWords } from '#contract/order-messages/message-words.ts'
import { orderPage } from '#contract/orders/paths.ts'
import {
  type MessageKind,
  type Placeholder,
  renderMessage,
  unknownPlaceholders,
} from '#contract/whatsapp/whatsapp-templates.ts'
import * as common from '#src/ui/words.ts'
import * as words from './words.ts'

export const kindNames: Record<MessageKind, string> = {
  order_alert: words.newOrderToYou,
  order_placed: words.orderReceivedToTheBuyer,
  order_confirmed: words.orderConfirmedToTheBuyer,
  order_shipped: words.orderShippedToTheBuyer,
  order_delivered: words.orderDeliveredToTheBuyer,
  order_cancelled: words.orderCancelledToTheBuyer,
}

export const placeholderNames: Record<Placeholder, string> = {
  store_name: words.yourShopsName,
  order_id: words.orderNumber,
  buyer_name: words.buyersName,
  items: common.products,
  delivery: words.deliveryCharge,
  total: words.total,
  status: words.status,
  store_link: words.yourShopsLink,
  order_page: words.orderPageOfBuyer,
  order_link: words.linkToTheOrder,
  buyer_phone: words.buyersPhone,
  delivery_address: words.address,
  order_notes: words.buyersNotes,
}

const statusOf: Record<MessageKind, string> = {
  order_alert: 'Pending',
  order_placed: 'Pending',
  order_confirmed: 'Confirmed',
  order_shipped: 'Shipped',
  order_delivered: 'Delivered',
  order_cancelled: 'Cancelled',
}

/** Returns a message as it would arrive, for a made-up order. */
export const previewOf = (
  kind: MessageKind,
  text: string,
  store: { name: string; link: string; currency: Currency; language?: Language | undefined },
): string => {
  const say = messageWords[(kind !== 'order_alert' && store.language) || 'en']
  const values: Record<Placeholder, string> = {
    store_name: store.name,
    order_id: '7QF3M2K9XA',
    buyer_name: 'Ayesha',
    items: '2 × Glass bangles\n1 × Silk dupatta',
    delivery: say.delivery(formatMoney(25_000, store.currency)),
    total: formatMoney(245_000, store.currency),
    status: statusOf[kind],
    store_link: store.link,
    order_page: `${new URL(store.link).origin}/o/7K2M9QX4TB-…`,
    order_link: new URL(orderPage('7QF3M2K9XA'), store.link).href,
    buyer_phone: '0300 1234567',
    delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
    order_notes: 'Please ring twice',
  }
  return renderMessage(text, values)
}

/** Returns the error in a text, in the server's words. */
export const templateProblem = (kind: MessageKind, text: string, known: readonly string[]): string | undefined => {
  const [unknown] = unknownPlaceholders(kind, text)
  if (unknown === undefined) return undefined
  const braced = (name: string): string => `{${name}}`
  return words.isNotKnownHere(braced(unknown), known.map(braced))
}

/** Inserts text at the cursor. Returns the new text and cursor position. */
export const insertAt = (text: string, at: { start: number; end: number }, added: string): [string, number] => [
  text.slice(0, at.start) + added + text.slice(at.end),
  at.start + added.length,
]

/** Splits a text into plain and bold parts by WhatsApp's rules. */
export const boldParts = (text: string): { text: string; bold: boolean; at: number }[] => {
  const pieces: { text: string; bold: boolean; at: number }[] = []
  let at = 0
  for (const part of text.split(/(\*[^*\n]+\*)/)) {
    const bold = /^\*[^*\n]+\*$/.test(part)
    if (part !== '') pieces.push({ text: bold ? part.slice(1, -1) : part, bold, at })
    at += part.length
  }
  return pieces
}
