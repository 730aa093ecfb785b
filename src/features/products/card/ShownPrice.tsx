import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/products/products.ts'
import { amountIn } from '#src/lib/amount.ts'
import * as say from './words.ts'

/** The price of a product today, with the one that is crossed out. */
export const ShownPrice = ({ product, currency }: { product: Product; currency: Currency }) => {
  const { price, sale_price, compare_at, variants } = product
  const today = sale_price ?? price
  const before = compare_at ?? (sale_price === null ? null : price)
  const isRange = variants.some((variant) => (variant.sale_price ?? variant.price) > today)
  return (
    <span className="font-semibold tabular-nums">
      {isRange ? say.priceFrom(amountIn(currency, today)) : amountIn(currency, today)}
      {before !== null && (
        <s className="ms-1.5 font-normal text-muted text-sm">
          <span className="sr-only">{say.before} </span>
          {amountIn(currency, before)}
        </s>
      )}
    </span>
  )
}
