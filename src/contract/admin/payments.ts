import { z } from 'zod'
import { currencyCode, paginatedSchema, pagination } from '../fields.ts'
import { toMinor } from '../minor-units.ts'
import { paymentMethods } from '../payment-methods.ts'

const AMOUNT = 'Amount must be from 0.01 to 9,999,999 with at most two decimals'
const PAYMENT_MAX = 9_999_999
export const PAYMENT_NOTE_MAX = 300

/** A seller's payment, in rupees or, outside Pakistan, in dollars. `amount` becomes minor units. */
export const paymentInput = z.strictObject({
  amount: z
    .number({ error: AMOUNT })
    .positive(AMOUNT)
    .max(PAYMENT_MAX, AMOUNT)
    .transform((decimal, context) => {
      const minor = toMinor(decimal)
      if (minor === null || minor === 0) context.addIssue({ code: 'custom', message: AMOUNT })
      return minor ?? z.NEVER
    })
    .nullish(),
  /** The currency that the admin saw. Refused if the user pays in another one by now. */
  currency: z.enum(['PKR', 'USD'], { error: 'currency must be PKR or USD' }).nullish(),
  method: z.enum(paymentMethods, { error: `method must be one of ${paymentMethods.join(', ')}` }).nullish(),
  note: z
    .string({ error: 'Note must be text' })
    .trim()
    .max(PAYMENT_NOTE_MAX, `At most ${PAYMENT_NOTE_MAX} characters`)
    .nullish(),
})
export type PaymentRequest = z.input<typeof paymentInput>

/** A recorded payment for the paid plan. `amount` is decimal. */
export const payment = z.object({
  id: z.string(),
  amount: z.number().nullable(),
  currency: currencyCode,
  method: z.enum(paymentMethods).nullable(),
  note: z.string().nullable(),
  /** End of the plan it paid for; `null` without an end. */
  paid_until: z.string().nullable(),
  created_at: z.string(),
})
export type Payment = z.infer<typeof payment>

/** A month of Pakistan's calendar, `2026-03`; without one, the present month. */
export const paymentFilters = z.object({
  ...pagination(20),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month must be a month such as 2026-03')
    .optional(),
})

/** A payment with its seller; `email` is `null` for a removed account. */
const listedPayment = payment.extend({
  user: z.object({ id: z.string(), email: z.string().nullable(), store_name: z.string().nullable() }),
})
export type ListedPayment = z.infer<typeof listedPayment>

export const paymentList = paginatedSchema('payments', listedPayment).extend({
  month: z.string(),
  totals: z.array(z.object({ currency: currencyCode, payments: z.number(), amount: z.number() })),
})
