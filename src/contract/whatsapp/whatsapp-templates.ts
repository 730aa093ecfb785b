import type { MessageWords } from '../order-messages/message-words.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** Placeholders available in every order message. */

const forAll = [
  'store_name',
  'order_id',
  'buyer_name',
  'items',
  'delivery',
  'total',
  'status',
  'store_link',
  'order_page',
] as const
const forSeller = [...forAll, 'buyer_phone', 'delivery_address', 'order_notes', 'order_link'] as const

export type Placeholder = (typeof forSeller)[number]

interface MessageTemplate {
  recipient: 'seller' | 'buyer'
  /**
   * Text typed into the order form never goes to a buyer: the form would send a stranger's words to any phone.
   * A name goes without digits and signs.
   */
  placeholders: readonly Placeholder[]
}

/** All messages. */
export const messageTemplates = {
  order_alert: {
    recipient: 'seller',
    placeholders: forSeller,
  },
  order_placed: {
    recipient: 'buyer',
    placeholders: forAll,
  },
  order_confirmed: {
    recipient: 'buyer',
    placeholders: forAll,
  },
  order_shipped: {
    recipient: 'buyer',
    placeholders: forAll,
  },
  order_delivered: {
    recipient: 'buyer',
    placeholders: forAll,
  },
  order_cancelled: {
    recipient: 'buyer',
    placeholders: forAll,
  },
} as const satisfies Record<string, MessageTemplate>

export type MessageKind = keyof typeof messageTemplates
export const messageKinds = Object.keys(messageTemplates) as MessageKind[]

/** Returns the text of a message that its seller did not reword, in the words of `say`. */
export const defaultText = (say: MessageWords, kind: MessageKind): string =>
  ({
    order_alert: say.alert,
    order_placed: say.placed,
    order_confirmed: say.confirmed,
    order_shipped: say.shipped,
    order_delivered: say.delivered,
    order_cancelled: say.cancelled,
  })[kind]

/** Message to the buyer by new status. `Pending` means placed. The seller writes of parcels that come back herself. */
export const buyerMessage: Record<OrderStatus, MessageKind | null> = {
  Pending: 'order_placed',
  Confirmed: 'order_confirmed',
  Shipped: 'order_shipped',
  Delivered: 'order_delivered',
  Cancelled: 'order_cancelled',
  Returning: null,
  Returned: null,
}

export const TEMPLATE_MAX = 1000

/** Returns the unknown placeholders in a text. */
export const unknownPlaceholders = (kind: MessageKind, text: string): string[] => {
  const known: readonly string[] = messageTemplates[kind].placeholders
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

/** Fills a template. Lines with only empty values are dropped. */
export const renderMessage = (text: string, values: Record<Placeholder, string>): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => values[name as Placeholder] ?? '')
      return line.trim() !== '' && filled.trim() === '' ? [] : [filled]
    })
    .join('\n')
    .trim()
