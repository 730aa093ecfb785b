import { z } from 'zod'
import { priceField } from '../fields.ts'

/** Most places with a rate of their own: more than there are. */
export const RATES_MAX = 600
export const DAYS_MAX = 60

const DAYS = `Days must be whole numbers from 0 to ${DAYS_MAX}`
const day = z.int(DAYS).min(0, DAYS).max(DAYS_MAX, DAYS)

const days = z
  .object({ from: day, to: day }, { error: DAYS })
  .refine(({ from, to }) => from <= to, 'The first day must not be after the last')
  .nullable()

const place = z.string({ error: 'Choose a place' }).min(1, 'Choose a place').max(60, 'Unknown place')

const elsewhere = z.enum(['yes', 'ask', 'no'], { error: 'Other places must be yes, ask or no' })

const flag = (message: string) => z.boolean({ error: message })

/** Body of `PUT /stores/my/delivery`. Amounts are decimals; inside they become minor units. */
export const deliveryChange = z.object({
  default_fee: priceField('Delivery charge is required'),
  days: days.default(null),
  free_over: priceField('Free over must be an amount').nullable().default(null),
  cod_max: priceField('The largest amount in cash must be an amount').nullable().default(null),
  elsewhere: elsewhere.default('yes'),
  pick_up: flag('Pick-up must be on or off').default(false),
  rates: z
    .array(
      z.object({
        place,
        fee: priceField('Delivery charge is required'),
        days: days.default(null),
        cod: flag('Cash must be on or off').default(true),
      }),
      { error: 'Exceptions must be a list' },
    )
    .max(RATES_MAX, `At most ${RATES_MAX} exceptions`)
    .refine((rates) => new Set(rates.map((rate) => rate.place)).size === rates.length, 'A place stands there twice')
    .default([]),
})

const decimal = z.number()
const daysAnswer = z.object({ from: z.int(), to: z.int() }).nullable()

export const placeAnswer = z.object({ id: z.string(), name: z.string(), urdu: z.string(), province: z.string() })

/** The settings as the seller reads them. Amounts are decimals. */
export const deliveryAnswer = z.object({
  default_fee: decimal,
  days: daysAnswer,
  free_over: decimal.nullable(),
  cod_max: decimal.nullable(),
  elsewhere,
  pick_up: z.boolean(),
  rates: z.array(z.object({ place: z.string(), name: z.string(), fee: decimal, days: daysAnswer, cod: z.boolean() })),
})
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>

/** The settings, `null` while the shop charges nothing. `updated_at` is sent back as `If-Match`. */
export const ownDelivery = z.object({ delivery: deliveryAnswer.nullable(), updated_at: z.string() })
export type OwnDelivery = z.infer<typeof ownDelivery>
