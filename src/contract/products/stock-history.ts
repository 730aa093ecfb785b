import { z } from 'zod'

/** Movements listed of a product. */
export const STOCK_MOVEMENTS = 100

/** A movement of stock. `left` is known where the seller set it; `variant` is its label. */
export const stockMovement = z.object({
  at: z.string(),
  cause: z.enum(['added', 'set', 'import', 'sold', 'cancelled', 'returned']),
  variant: z.string().nullable(),
  change: z.int(),
  left: z.int().nullable(),
  order_id: z.string().nullable(),
})
export type StockMovement = z.infer<typeof stockMovement>
