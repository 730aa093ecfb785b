import * as say from '#contract/products/words.ts'
import { storeData } from '#src/storefront/store-data.ts'

const level = (stock: number): string => (stock > 10 ? 'positive' : stock > 0 ? 'warning' : 'negative')

/** Green above 10, yellow from 1 to 10, red at 0; nothing if unknown, or plenty that the seller does not count. */
export const StockLabel = ({ stock }: { stock: number | null }) =>
  stock === null || (storeData().hideStock && stock > 5) ? null : (
    <span className="d-stock" data-level={level(stock)}>
      {stock > 0 ? say.stockLeft(stock) : say.outOfStock}
    </span>
  )
