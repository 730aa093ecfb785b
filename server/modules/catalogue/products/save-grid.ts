import type { Transaction } from '#server/db/database.ts'
import { optionsOf } from '#server/records/products/options.ts'
import { updateProduct } from '#server/records/products/products.repo.ts'
import {
  allVariants,
  insertVariants,
  removeOldVariants,
  updateVariant,
} from '#server/records/products/variants.repo.ts'
import { type Grid, type GridChange, planGrid } from './variant-grid.ts'

/** Archived variants that a product keeps. Older ones are deleted unless they hold units. */
const ARCHIVED_MAX = 100

interface GridOwner {
  id: string
  store_id: string
  options: string | null
}

/** JSON of a product's options as stored, `null` for none. */
export const storedOptions = ({ options }: Grid): string | null => (options.length > 0 ? JSON.stringify(options) : null)

/** Changes a product's options and variants. `imageIds` are the product's, in display order. */
export const saveGrid = async (
  trx: Transaction,
  product: GridOwner,
  change: GridChange,
  { imageIds, now }: { imageIds: readonly string[]; now: string },
): Promise<void> => {
  const before = {
    productId: product.id,
    storeId: product.store_id,
    options: optionsOf(product.options),
    variants: await allVariants(trx, product.id),
  }
  const grid = planGrid(before, change, imageIds, now)
  const isKnown = ({ id }: { id: string }) => before.variants.some((one) => one.id === id)
  for (const variant of grid.variants.filter(isKnown)) {
    const { held_count: _, ...columns } = variant
    await updateVariant(trx, variant.id, columns)
  }
  await insertVariants(
    trx,
    grid.variants.filter((variant) => !isKnown(variant)),
  )
  await updateProduct(trx, product.id, { options: storedOptions(grid) }, now)
  await removeOldVariants(trx, product.id, ARCHIVED_MAX)
}
