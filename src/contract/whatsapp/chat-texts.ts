import { formatMoney } from '../money.ts'
import { type ChatStore, chatLink, greeting, paragraphs } from './chat-links.ts'

/** Texts other than the chat order. Separate: a product page's script does not need them. */

/** Prefilled text about an order already placed with the form; `total` in minor units. */
export const chatPlacedText = (
  store: ChatStore,
  order: {
    id: string
    url?: string | undefined
    total: number
    items: { name: string; quantity: number; link?: string }[]
  },
): string =>
  paragraphs(
    `${greeting(store)} I have placed an order in your shop.`,
    `Order *${order.id}*${order.url ? `\n${order.url}` : ''}`,
    ...order.items.map(({ name, quantity, link }) => `${quantity} × *${name}*${link ? `\n${link}` : ''}`),
    order.total ? `*Total: ${formatMoney(order.total, store.currency)}*, Cash on Delivery` : '',
  )

/** A chat order before anything is chosen: its amounts are the lowest. */
export const withFrom = (text: string): string => text.replace(/^(\*?(?:Price|Total): )/gm, '$1from ')

/** Prefilled question about a sold-out product. */
export const chatQuestionText = (
  store: Pick<ChatStore, 'name' | 'whatsapp'>,
  product: { name: string; link: string },
): string => `${greeting(store)} When will «${product.name}» be available again?\n${product.link}`

/** Returns a WhatsApp link to share a product; `price` in minor units. */
export const shareLink = (
  { currency }: Pick<ChatStore, 'currency'>,
  product: { name: string; price: number; link: string },
): string => chatLink('', `*${product.name}*\n${formatMoney(product.price, currency)}\n${product.link}`)
