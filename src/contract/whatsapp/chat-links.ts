import { type Currency, formatMoney } from '../money.ts'

/** What a chat with a shop needs to know of it. */
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
  /** Absolute address of its page, so that the seller can open what is meant. */
  link: string
}

/** How one greets a seller, by her number's country: Pakistan (92), the Emirates (971) and Saudi Arabia (966) as they do, others in English. */
export const greeting = ({ name, whatsapp }: Pick<ChatStore, 'name' | 'whatsapp'>): string =>
  `${/^9(2|71|66)/.test(whatsapp) ? 'Assalam-o-Alaikum' : 'Hello'} ${name}!`

/** Texts with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')

/** The prefilled message of an order placed by chat: what is bought, the total, and blanks for the buyer's details. */
export const chatOrderText = (store: ChatStore, lines: ChatLine[]): string => {
  const price = (minor: number) => formatMoney(minor, store.currency)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  return paragraphs(
    `${greeting(store)} I would like to order:`,
    ...lines.map((line) => `*${line.name}*\nPrice: ${price(line.price)}\nQuantity: ${line.quantity}\n${line.link}`),
    `*Total: ${price(total)}*`,
    'My details\nName: \nPhone: \nAddress: ',
  )
}

/** A wa.me link; `number` may hold anything, only its digits are used. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
