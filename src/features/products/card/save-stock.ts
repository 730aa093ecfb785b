import { MAX_INVENTORY } from '#contract/fields.ts'
import { changeStock, readProduct } from '#contract/products/products.endpoints.ts'
import { type Product, stockStatus } from '#contract/products/products.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'

/** A change of stock: by a difference, or to a typed number. */
export type StockWish = { by: number } | { to: number }

/** `moved`: stock changed since it was typed over, so nothing was saved. `product` is current. */
type StockOutcome = { state: 'saved' | 'moved'; product: Product }

/** Retries when sales come between reading and saving. */
const ATTEMPTS = 5

const countOf = (wish: StockWish, { inventory_count }: Product): number =>
  Math.min(MAX_INVENTORY, Math.max(0, 'to' in wish ? wish.to : inventory_count + wish.by))

/**
 * Saves a change of stock. A difference applies to the current stock;
 * a typed number only to the stock it was typed over. Throws `ApiError`.
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
