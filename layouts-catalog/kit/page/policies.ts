import { daysText } from '#contract/delivery/delivery.ts'
import { type Currency, formatMoney } from '#contract/money.ts'
import type { ShopWords } from '#contract/shop-words.ts'
import type { PageDelivery, PagePolicy } from '#contract/stores/store-page.ts'
import type { PageView } from './page-view.ts'

/** Policies in the order buyers ask, with the word of each for its title. */
const titles = {
  sizeGuide: 'sizeGuide',
  shippingInfo: 'delivery',
  returnPolicy: 'returns',
  qualityPromise: 'promise',
} as const

/** Says what delivery costs and how long it takes: «Delivery from Rs. 150, free over Rs. 3,000, 2 to 4 days». */
export const deliveryPromise = (
  say: ShopWords['delivery'],
  { lowest, highest, freeOver, days }: PageDelivery,
  currency: Currency,
): string => {
  const amount = formatMoney(lowest, currency)
  const charge = highest === 0 ? say.freeDelivery : lowest < highest ? say.costsFrom(amount) : say.costs(amount)
  const free = freeOver !== null && highest > 0 ? say.freeOver(formatMoney(freeOver, currency)) : ''
  return say.listed([charge, free, daysText(say, days)].filter(Boolean))
}

/** Longest sentence that is a line beside the button; a longer one is read below. */
const LINE_MAX = 48

/** Returns the first sentence of a policy, without its full stop. «Rs. 250» does not end one. */
const firstSentence = (policy: string): string => (policy.split(/[.۔]\s+(?=\p{Lu}|\p{Lo})|\n/u)[0] ?? '').trim()

/** Returns what stands beside the button: how one pays, and the seller's rules of delivery and returns. */
export const promisesOf = ({ values, words }: Pick<PageView, 'values' | 'words'>): string[] => {
  const lines = [values.shippingInfo, values.returnPolicy].flatMap((value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const line = text.length <= LINE_MAX && !text.includes('\n') ? text : firstSentence(text)
    return line && line.length <= LINE_MAX ? [line] : []
  })
  return [words.products.cashOnDelivery, ...lines]
}

/** Returns the filled-in policies (sizes, delivery, returns) in the order buyers ask. */
export const policiesOf = ({ values, words }: Pick<PageView, 'values' | 'words'>): PagePolicy[] =>
  Object.entries(titles).flatMap(([key, title]) => {
    const value = values[key as keyof typeof titles]
    const text = typeof value === 'string' ? value.trim() : ''
    return text ? [{ title: words.products[title], text }] : []
  })
