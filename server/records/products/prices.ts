import { priceUnder, type Sale, type ShownPrice, salesOn } from '#contract/discounts/sale-price.ts'
import type { Currency } from '#contract/money.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { ProductRow } from './products.repo.ts'

/** A store's sales of today. */
export interface Pricing {
  sales: readonly Sale[]
  currency: Currency
}

export const pricingOn = ({ sales, currency }: Pick<StoreRow, 'sales' | 'currency'>, now: Date): Pricing => ({
  sales: sales.length === 0 ? sales : salesOn(sales, pakistanTime(now).day),
  currency,
})

/** Returns the price before, where it is above the price. */
export const above = (compareAt: number | null | undefined, price: number): number | null =>
  compareAt && compareAt > price ? compareAt : null

type SetPrice = Pick<ProductRow['variants'][number], 'price' | 'compare_at'>
type PricedProduct = Pick<ProductRow, 'id' | 'category' | 'price' | 'compare_at'>

/** Returns what the seller set for a variant: its own price and the one before, or its product's. */
export const setPrice = (product: Pick<ProductRow, 'price' | 'compare_at'>, own: SetPrice) => {
  const price = own.price ?? product.price
  const compareAt = own.compare_at ?? (own.price === null ? product.compare_at : null)
  return { price, compare_at: above(compareAt, price) }
}

/** Returns what a variant costs today. */
export const variantPrice = ({ sales, currency }: Pricing, product: PricedProduct, variant: SetPrice): ShownPrice =>
  priceUnder(sales, currency, {
    product_id: product.id,
    category: product.category,
    ...setPrice(product, variant),
  })

/** Returns what the cheapest variant costs today, and whether others cost more. */
export const productPrice = (pricing: Pricing, product: ProductRow): ShownPrice & { from: boolean } => {
  const prices = product.variants.map((variant) => variantPrice(pricing, product, variant))
  const cheapest = prices.reduce((least, one) => (one.price < least.price ? one : least))
  return { ...cheapest, from: prices.some(({ price }) => price > cheapest.price) }
}
