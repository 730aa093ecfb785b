import { type Currency, formatMoney } from '../money.ts'

/** A shop as chat texts need it. */
export interface ChatStore {
  name: string
  currency: Currency
  /** E.164 digits without `+`. */
  whatsapp: string
}

/** One product in a chat order; `price` in minor units. */
export interface ChatLine {
  name: string
  price: number
  quantity: number
  /** Absolute URL of the product page, so that the seller sees which product is meant. */
  link: string
}

/** Greets a seller by the country of her number: Pakistan (92), UAE (971), Saudi Arabia (966), else in English. */
export const greeting = ({ name, whatsapp }: Pick<ChatStore, 'name' | 'whatsapp'>): string =>
  `${/^9(2|71|66)/.test(whatsapp) ? 'Assalam-o-Alaikum' : 'Hello'} ${name}!`

/** Joins texts with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')

/** Prefilled text of a chat order: items, total with `added`, and the buyer's details or blanks for them. */
export const chatOrderText = (
  store: ChatStore,
  lines: ChatLine[],
  details = 'Name: \nPhone: \nAddress: ',
  added = 0,
): string => {
  const price = (minor: number) => formatMoney(minor, store.currency)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, added)
  return paragraphs(
    `${greeting(store)} I would like to order:`,
    ...lines.map((line) => `*${line.name}*\nPrice: ${price(line.price)}\nQuantity: ${line.quantity}\n${line.link}`),
    `*Total: ${price(total)}*`,
    `My details\n${details}`,
  )
}

/** Returns a wa.me link; only the digits of `number` are used. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
