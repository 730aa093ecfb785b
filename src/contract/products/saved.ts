import type { Catalogue } from '../languages.ts'
import { type Currency, formatMoney } from '../money.ts'
import type * as words from './words.ts'

/** Words about products in a shop's language. */
export type ProductWords = Catalogue<typeof words>

/** Returns the whole percent that a reduced price saves, rounded down. */
export const savedPercent = (price: number, was: number): number => Math.floor(((was - price) * 100) / was)

/** @example «You save Rs. 500 (10%)» */
export const savedWords = (say: Pick<ProductWords, 'save'>, price: number, was: number, currency: Currency): string => {
  const percent = savedPercent(price, was)
  return say.save(`${formatMoney(was - price, currency)}${percent > 0 ? ` (${percent}%)` : ''}`)
}
