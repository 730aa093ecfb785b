import type { Currency } from '../money.ts'

/** Most sales that a store runs or plans. */
export const SALES_MAX = 10
export const PERCENT_MAX = 90

/** Takes a percent off products from one day to another, both in Pakistan and both included. */
export interface Sale {
  /** 1 to `PERCENT_MAX`. */
  percent: number
  /** `2026-03-01`; `null` for any. */
  from: string | null
  to: string | null
  /** Ids of products and names of categories that it is for. Both empty: for all. */
  products: string[]
  categories: string[]
}

/** A product or variant with what its seller set, in minor units. */
export interface PricedWare {
  product_id: string
  category: string
  price: number
  /** Price before; `null` where the seller names none. */
  compare_at: number | null
}

export interface ShownPrice {
  /** Paid by buyers. */
  price: number
  /** Crossed out beside it; `null` where nothing is reduced. */
  was: number | null
}

/** Returns the sales that count on a day. */
export const salesOn = (sales: readonly Sale[], day: string): Sale[] =>
  sales.filter(({ from, to }) => (from ?? day) <= day && day <= (to ?? day))

const isFor = ({ products, categories }: Sale, ware: PricedWare): boolean =>
  (products.length === 0 && categories.length === 0) ||
  products.includes(ware.product_id) ||
  categories.includes(ware.category)

/** From this amount on, rupees are charged whole. Below it a whole rupee could be all of the price. */
const WHOLE_FROM = 10_000

/** Returns an amount without a percent, rounded down in the buyer's favor: to whole rupees, or to cents. */
const without = (amount: number, percent: number, currency: Currency): number => {
  const step = currency === 'PKR' && amount >= WHOLE_FROM ? 100 : 1
  return Math.floor((amount * (100 - percent)) / (100 * step)) * step
}

/** Returns what a ware costs under the sales of a day. Of several reductions the largest counts; they never add up. */
export const priceUnder = (sales: readonly Sale[], currency: Currency, ware: PricedWare): ShownPrice => {
  const was = Math.max(ware.price, ware.compare_at ?? 0)
  const percent = Math.max(0, ...sales.filter((sale) => isFor(sale, ware)).map((sale) => sale.percent))
  const price = percent === 0 ? ware.price : Math.min(ware.price, without(was, percent, currency))
  return { price, was: price < was ? was : null }
}
