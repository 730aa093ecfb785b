import { z } from 'zod'
import { nameField } from '../names.ts'

export const COLLECTIONS_MAX = 20
export const COLLECTION_PRODUCTS_MAX = 500

const productIds = z
  .array(z.string().max(60, 'Unknown product'), { error: 'Choose products' })
  .max(COLLECTION_PRODUCTS_MAX, `At most ${COLLECTION_PRODUCTS_MAX} products`)
  .transform((ids) => [...new Set(ids)])

export const newCollection = z.object({
  title: nameField('Give it a name', 60),
  product_ids: productIds,
})
export type NewCollection = z.infer<typeof newCollection>

/** A group of products with a page of its own. Its pages show them in the shop's order, without hidden ones. */
export const collection = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  product_ids: z.array(z.string()),
})
export type Collection = z.infer<typeof collection>

export const collectionSaved = z.object({ message: z.string(), collection })
