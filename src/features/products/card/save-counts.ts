import { changeStock, readProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { isTyped } from '../form/choice/choice-values.ts'
import { type Moved, movedMeanwhile } from '../form/sold-meanwhile.ts'

/** Retries of a size while others are sold. */
const ATTEMPTS = 5

/** `moved`: sizes she typed over whose stock changed first. They are not saved. `product` is current. */
export type CountsOutcome = { state: 'saved' } | { state: 'moved'; product: Product; moved: Moved[] }

/** Saves typed counts one by one, each on top of the last, unless that very size was sold meanwhile. */
export const saveCounts = async (seen: Product, typed: Record<string, string>): Promise<CountsOutcome> => {
  const params = { id: seen.id }
  let tag = seen.updated_at
  const waiting = seen.variants.filter(
    ({ id, inventory_count }) => isTyped(typed[id] ?? '') && Number(typed[id]) !== inventory_count,
  )
  for (let attempt = 1; waiting[0]; ) {
    const { id } = waiting[0]
    const form = new FormData()
    form.set('inventory_count', String(Number(typed[id])))
    form.set('variant_id', id)
    try {
      tag = (await call(changeStock, { params, form, headers: { 'if-match': `"${tag}"` } })).updated_at
      waiting.shift()
      attempt = 1
      continue
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed_elsewhere') || attempt++ === ATTEMPTS) throw error
    }
    const product = await call(readProduct, { params })
    const moved = movedMeanwhile(seen, product).filter((one) => waiting.some((variant) => variant.id === one.id))
    if (moved.length > 0) return { state: 'moved', product, moved }
    tag = product.updated_at
  }
  return { state: 'saved' }
}
