import { z } from 'zod'

/** Rupees that new prices are rounded to. */
export const priceSteps = [1, 10, 50, 100] as const

const PERCENT = 'Percent must be a whole number from -90 to 500, and not 0'
const STEP = `Round to one of ${priceSteps.join(', ')}`

/** Raises or lowers all prices of a store, or of one category. */
export const bulkPrices = z.object({
  percent: z
    .int({ error: PERCENT })
    .min(-90, PERCENT)
    .max(500, PERCENT)
    .refine((percent) => percent !== 0, PERCENT),
  category: z.string({ error: 'Unknown category' }).max(60, 'Unknown category').optional(),
  round_to: z
    .union(
      priceSteps.map((step) => z.literal(step)),
      { error: STEP },
    )
    .default(1),
})
export type BulkPrices = z.infer<typeof bulkPrices>

/** The same, once it was looked at. `checksum` is of what was shown. */
export const confirmedPrices = bulkPrices.extend({
  checksum: z.string({ error: 'Look at the prices first' }).min(1, 'Look at the prices first').max(64),
})

/** Changes listed of a preview. */
export const LISTED_PRICES = 100

/** Prices that would change. Amounts are decimals, the lowest of a product's variants. */
export const pricePreview = z.object({
  products: z.int(),
  changes: z.array(z.object({ product_id: z.string(), name: z.string(), from: z.number(), to: z.number() })),
  checksum: z.string(),
})
export type PricePreview = z.infer<typeof pricePreview>
