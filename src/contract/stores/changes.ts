import { z } from 'zod'

/** What can be new in a version of a store's pages. */
const kinds = ['opened', 'added', 'price', 'stock', 'product', 'removed', 'images', 'look', 'store'] as const

/** One change; `name` is the product's, where it is about one. */
export const storeChange = z.object({ what: z.enum(kinds), name: z.string().nullable() })
export type StoreChange = z.infer<typeof storeChange>
