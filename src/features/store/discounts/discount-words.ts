import type { DiscountAnswer } from '#contract/discounts/discount-schema.ts'
import type { Currency } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { dateWords } from '#src/lib/days.ts'
import * as say from './words.ts'

/** Ids of products and names of categories. Both empty: all. */
export type Scope = Pick<DiscountAnswer, 'products' | 'categories'>

/** Names what a code or sale is for; nothing for all. */
export const scopeWords = ({ products, categories }: Scope): string | undefined =>
  products.length > 0 ? say.someProducts : categories.length > 0 ? say.listed(categories) : undefined

const takesOff = ({ kind, value }: DiscountAnswer, currency: Currency): string => {
  if (kind === 'free_delivery') return say.freeDelivery
  return kind === 'percent' ? say.percentOff(value) : say.amountOff(amountIn(currency, value))
}

/** @example «10% off · from Rs. 2,000 · until 31 Mar · once a buyer» */
export const discountSentence = (discount: DiscountAnswer, currency: Currency): string => {
  const { minimum, from, to, per_phone } = discount
  return [
    takesOff(discount, currency),
    minimum > 0 && say.fromAmount(amountIn(currency, minimum)),
    scopeWords(discount),
    from && say.starts(dateWords(from)),
    to && say.until(dateWords(to)),
    per_phone !== null && (per_phone === 1 ? say.onceABuyer : say.timesABuyer(per_phone)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** @example «Used 3 of 10 times» */
export const usesWords = ({ uses, limit }: DiscountAnswer): string =>
  limit === null ? say.used(uses) : say.usedOf(uses, limit)
