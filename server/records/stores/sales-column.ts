import { z } from 'zod'
import { PERCENT_MAX, type Sale } from '#contract/discounts/sale-price.ts'
import { jsonColumn } from '#server/db/json-column.ts'

const day = z.string().nullable()

const sales: z.ZodType<Sale[]> = z.array(
  z.object({
    percent: z.int().min(1).max(PERCENT_MAX),
    from: day,
    to: day,
    products: z.array(z.string()),
    categories: z.array(z.string()),
  }),
)

/** Reads a store's sales. A bad text counts as none, so that orders go on at the regular price. */
export const salesColumn = jsonColumn<Sale[]>(sales, [])
