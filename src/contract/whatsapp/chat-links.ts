import { type Currency, formatMoney } from '../money.ts'

/** One product in a chat order; `price` in minor units. */
export interface ChatLine {
  name: string
  price: number
  quantity: number
}

/** The prefilled message of an order placed by chat: what is bought, the total, and blanks for the buyer's details. */
export const chatOrderText = (store: { name: string; currency: Currency }, lines: ChatLine[]): string => {
  const price = (minor: number) => formatMoney(minor, store.currency)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const items = lines.map((line) =>
    [`*${line.name}*`, `Price: ${price(line.price)}`, `Quantity: ${line.quantity}`].join('\n'),
  )
  return [
    `Hello ${store.name}! I would like to order:`,
    '',
    items.join('\n\n'),
    '',
    `*Total: ${price(total)}*`,
    '',
    'My details',
    'Name: ',
    'Phone: ',
    'Address: ',
  ].join('\n')
}

/** The prefilled message of a buyer who would like what is sold out. */
export const chatQuestionText = (store: { name: string }, product: { name: string }): string =>
  `Hello ${store.name}! When will «${product.name}» be available again?`

/** A wa.me link; `number` may hold anything, only its digits are used. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
