import { z } from 'zod'

/** Kinds of changes in a version of a store's pages. */
const kinds = ['opened', 'added', 'price', 'sale', 'stock', 'product', 'removed', 'images', 'look', 'store'] as const

/** One change; `name` is the product's, if any. */
export const storeChange = z.object({ what: z.enum(kinds), name: z.string().nullable() })
export type StoreChange = z.infer<typeof storeChange>
