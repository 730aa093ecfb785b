import { formatMoney } from '../money.ts'
import { type ChatStore, type ChatWords, chatLink, greeting, paragraphs } from './chat-links.ts'

/** Texts other than the chat order. Separate: a product page's script does not need them. */

/** Prefilled text about an order already placed with the form; `total` in minor units. */
export const chatPlacedText = (
  say: ChatWords,
  store: ChatStore,
  order: {
    id: string
    url?: string | undefined
    total: number
    /** `address` then says where the buyer fetches it. */
    pickUp?: boolean
    address?: string
    items: { name: string; quantity: number; link?: string }[]
  },
): string => {
  const total = order.total ? `*${say.total(formatMoney(order.total, store.currency))}*` : ''
  return paragraphs(
    say.placed(greeting(say, store)),
    `${say.orderNumber(`*${order.id}*`)}${order.url ? `\n${order.url}` : ''}`,
    ...order.items.map(({ name, quantity, link }) => `${quantity} × *${name}*${link ? `\n${link}` : ''}`),
    order.pickUp ? `${total}\n${order.address}` : total && say.inCash(total),
  )
}

/** Words of a chat order before anything is chosen: its amounts are the lowest. */
export const withFrom = (words: ChatWords): ChatWords => ({
  ...words,
  price: (amount) => words.price(words.fromAmount(amount)),
  total: (amount) => words.total(words.fromAmount(amount)),
})

/** Prefilled question about a sold-out product. */
export const chatQuestionText = (
  say: ChatWords,
  store: Pick<ChatStore, 'name' | 'whatsapp'>,
  product: { name: string; link: string },
): string => `${say.question(greeting(say, store), product.name)}\n${product.link}`

/** Returns a WhatsApp link to share a product; `price` in minor units. */
export const shareLink = (
  { currency }: Pick<ChatStore, 'currency'>,
  product: { name: string; price: number; link: string },
): string => chatLink('', `*${product.name}*\n${formatMoney(product.price, currency)}\n${product.link}`)
