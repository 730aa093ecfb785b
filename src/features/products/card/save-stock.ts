import { MAX_INVENTORY } from '#contract/fields.ts'
import { changeStock, readProduct } from '#contract/products/products.endpoints.ts'
import { type Product, stockStatus } from '#contract/products/products.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'

/** What the seller wants of a product's stock: so many more or fewer than there are, or the number that was typed. */
export type StockWish = { by: number } | { to: number }

/** `moved`: what was typed stands against another number than there is, and nothing was changed. The product is as it is now. */
type StockOutcome = { state: 'saved' | 'moved'; product: Product }

/** Sales that may come between looking and saving, one after the other. */
const ATTEMPTS = 5

const countOf = (wish: StockWish, { inventory_count }: Product): number =>
  Math.min(MAX_INVENTORY, Math.max(0, 'to' in wish ? wish.to : inventory_count + wish.by))

/**
 * Saves a change of stock against the product the seller saw. When that has changed meanwhile, steps are taken from the stock there is;
 * a typed number holds only if the stock is still the one it was typed over. Throws `ApiError`.
 */
export const saveStock = async (seen: Product, wish: StockWish): Promise<StockOutcome> => {
  let product = seen
  const params = { id: seen.id }
  for (let attempt = 1; ; attempt++) {
    const form = new FormData()
    form.set('inventory_count', String(countOf(wish, product)))
    const headers = { 'if-match': `"${product.updated_at}"` }
    try {
      const { inventory_count, updated_at } = await call(changeStock, { params, form, headers })
      const stock_status = stockStatus(inventory_count)
      product = { ...product, inventory_count, quantity: inventory_count, stock_status, updated_at }
      return { state: 'saved', product }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || attempt === ATTEMPTS) throw error
    }
    product = await call(readProduct, { params })
    if ('to' in wish && product.inventory_count !== seen.inventory_count) return { state: 'moved', product }
  }
}
