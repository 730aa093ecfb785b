import { formatMoney } from '../money.ts'
import { type ChatStore, chatLink, greeting, paragraphs } from './chat-links.ts'

/** Messages apart from the order itself: a product page's own script has no need of them. */

/** The prefilled message that tells the seller of an order that was placed by the form; `total` in minor units. */
export const chatPlacedText = (
  store: ChatStore,
  order: { id: string; total: number; items: { name: string; quantity: number; link?: string }[] },
): string =>
  paragraphs(
    `${greeting(store)} I have placed an order in your shop.`,
    `Order *${order.id}*`,
    ...order.items.map(({ name, quantity, link }) => `${quantity} × *${name}*${link ? `\n${link}` : ''}`),
    `*Total: ${formatMoney(order.total, store.currency)}*, Cash on Delivery`,
  )

/** The prefilled message of a buyer who would like what is sold out. */
export const chatQuestionText = (
  store: Pick<ChatStore, 'name' | 'whatsapp'>,
  product: { name: string; link: string },
): string => `${greeting(store)} When will «${product.name}» be available again?\n${product.link}`

/** A link that tells somebody of a product: WhatsApp asks whom. `price` in minor units. */
export const shareLink = (
  { currency }: Pick<ChatStore, 'currency'>,
  product: { name: string; price: number; link: string },
): string => chatLink('', `*${product.name}*\n${formatMoney(product.price, currency)}\n${product.link}`)
