import { z } from 'zod'
import type { Advance } from '#contract/order-payments/advance.ts'
import { jsonColumn } from '#server/db/json-column.ts'

export const storedAdvance: z.ZodType<Advance> = z.object({
  kind: z.enum(['percent', 'amount']),
  value: z.int().min(0),
  everybody: z.boolean(),
  above: z.int().min(0).nullable(),
  without_cod: z.boolean(),
  returns: z.int().min(1).nullable(),
  hours: z.int().min(1),
})

/** Reads what a store asks for in advance. A bad text counts as nothing, so that orders go on. */
export const advanceColumn = jsonColumn<Advance | null>(storedAdvance, null)
