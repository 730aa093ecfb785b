import type { Catalogue } from '../languages.ts'
import { type Currency, formatMoney } from '../money.ts'
import type * as words from './words.ts'

/** Words of chats in a shop's language. */
export type ChatWords = Catalogue<typeof words>

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

/** Greets a seller, in English by the country of her number: Pakistan (92), UAE (971), Saudi Arabia (966), others. */
export const greeting = (say: ChatWords, { name, whatsapp }: Pick<ChatStore, 'name' | 'whatsapp'>): string =>
  say.greeting(name, /^9(2|71|66)/.test(whatsapp))

/** Joins texts with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')

/** Prefilled text of a chat order: items, total with `added`, and the buyer's details or blanks for them. */
export const chatOrderText = (
  say: ChatWords,
  store: ChatStore,
  lines: ChatLine[],
  details = say.details('', '', ''),
  added = 0,
): string => {
  const price = (minor: number) => formatMoney(minor, store.currency)
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, added)
  return paragraphs(
    say.order(greeting(say, store)),
    ...lines.map(
      (line) => `*${line.name}*\n${say.price(price(line.price))}\n${say.quantity(line.quantity)}\n${line.link}`,
    ),
    `*${say.total(price(total))}*`,
    say.myDetails(details),
  )
}

/** Returns a wa.me link; only the digits of `number` are used. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
