import { z } from 'zod'
import type { DeliverySettings } from '#contract/delivery/delivery.ts'
import { jsonColumn } from '#server/db/json-column.ts'

const amount = z.int().min(0)
const days = z.object({ from: z.int(), to: z.int() }).nullable()

const settings: z.ZodType<DeliverySettings> = z.object({
  default_fee: amount,
  days,
  free_over: amount.nullable(),
  cod_max: amount.nullable(),
  elsewhere: z.enum(['yes', 'ask', 'no']),
  pick_up: z.boolean(),
  rates: z.array(z.object({ place: z.string(), fee: amount, days, cod: z.boolean() })),
})

/** Reads a store's delivery settings, in minor units. A bad text counts as turned off, so that orders go on. */
export const deliveryColumn = jsonColumn<DeliverySettings | null>(settings, null)
