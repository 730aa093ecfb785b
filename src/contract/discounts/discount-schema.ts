import { z } from 'zod'
import { currencyCode, priceField, wholeNumber } from '../fields.ts'
import { inOrder, OUT_OF_ORDER, scopeFields, spanFields } from './offer-fields.ts'

export const discountKinds = ['percent', 'amount', 'free_delivery'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Longest code that is looked for. */
export const CODE_MAX = 20

/** Reduces a typed code to what is compared: capitals and digits. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

const CODE = `A code has 3 to ${CODE_MAX} letters and digits`

/** Fields of a discount on the wire. `value` is a percent or a decimal amount. */
export const discountChange = z
  .object({
    code: z
      .string({ error: 'Enter a code' })
      .transform(plainCode)
      .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, CODE)),
    kind: z.enum(discountKinds, { error: 'Choose what the code takes off' }),
    value: priceField('Enter how much the code takes off').default(0),
    minimum: priceField('The smallest order must be an amount').default(0),
    ...spanFields,
    limit: wholeNumber('Uses must be a whole number from 1 to 999', 1, 999).nullable().default(null),
    per_phone: wholeNumber('Uses of one buyer must be a whole number from 1 to 99', 1, 99).nullable().default(null),
    ...scopeFields,
    /** Whether it also counts on prices that are reduced already. */
    includes_sale: z.boolean({ error: 'Reduced prices must be yes or no' }).default(false),
    on: z.boolean({ error: 'The code must be on or off' }).default(true),
  })
  .superRefine(({ kind, value, from, to }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'percent' && (value % 100 !== 0 || value < 100 || value > 10_000))
      refuse('value', 'A percent is a whole number from 1 to 100')
    if (kind === 'amount' && value === 0) refuse('value', 'Enter how much the code takes off')
    if (!inOrder({ from, to })) refuse('to', OUT_OF_ORDER)
  })

/** A discount as its seller sees it. Amounts are decimals. */
export const discountAnswer = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(discountKinds),
  value: z.number(),
  minimum: z.number(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  limit: z.int().nullable(),
  per_phone: z.int().nullable(),
  products: z.array(z.string()),
  categories: z.array(z.string()),
  includes_sale: z.boolean(),
  on: z.boolean(),
  /** Orders with it that were not cancelled. */
  uses: z.int(),
  updated_at: z.string(),
})
export type DiscountAnswer = z.infer<typeof discountAnswer>

export const discountList = z.object({
  discounts: z.array(discountAnswer),
  /** How many codes the plan allows. */
  most: z.int(),
})

/** A discount with the newest orders that used it. */
export const discountInFull = discountAnswer.extend({
  orders: z.array(
    z.object({ order_id: z.string(), buyer_name: z.string(), created_at: z.string(), discount_amount: z.number() }),
  ),
})

/** Price of an order that is not placed. Amounts are decimals. */
export const quoteAnswer = z.object({
  goods_amount: z.number(),
  discount_amount: z.number(),
  delivery_amount: z.number(),
  total_amount: z.number(),
  currency: currencyCode,
  /** The code that counts, as the shop spells it. */
  discount_code: z.string().optional(),
  free_delivery: z.literal(true).optional(),
})
export type Quote = z.infer<typeof quoteAnswer>
