import { z } from 'zod'
import { priceField, textField } from '../fields.ts'
import * as refusals from '../refusals/words.ts'
import { paymentKinds } from './payment-kinds.ts'

/** Payments that one order may have. */
export const PAYMENTS_MAX = 50
/** Claims of a buyer that wait for the seller, an order. */
export const CLAIMS_MAX = 3

export const paymentStates = ['claimed', 'accepted', 'rejected'] as const
export type PaymentState = (typeof paymentStates)[number]

const REFERENCE = refusals.referenceOdd

/** Number of a transfer, as compared: capitals and digits. */
export const referenceField = z
  .string({ error: REFERENCE })
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().min(4, REFERENCE).max(40, REFERENCE))

const kind = z.enum(paymentKinds, { error: refusals.chooseKind })
const positive = (message: string) => priceField(message).refine((minor) => minor > 0, message)

/** A payment that the seller has seen on her account, or gives back. */
export const newPayment = z
  .object({
    amount: positive('Enter the amount'),
    /** Whether it is money given back. */
    refund: z.boolean({ error: 'Refund must be true or false' }).default(false),
    kind: kind.nullable().default(null),
    reference: z.union([z.literal('').transform(() => null), z.null(), referenceField]).default(null),
    note: textField().max(200, 'At most 200 characters').default(''),
  })
  .refine(({ refund, note }) => !refund || note !== '', { path: ['note'], message: 'Say why you give it back' })
export type NewPayment = z.output<typeof newPayment>

/** Answer to a claim: `amount` is what arrived, by default what the buyer says. */
export const paymentDecision = z.object({
  accept: z.boolean({ error: 'Accept must be true or false' }),
  amount: positive('Enter the amount that arrived').optional(),
})

/** A claim of a buyer. */
export const paymentClaim = z.object({ kind, reference: referenceField })

/** A payment of an order. `amount` is a decimal, negative for money given back. */
export const orderPayment = z.object({
  id: z.string(),
  amount: z.number(),
  kind: z.enum(paymentKinds).nullable(),
  reference: z.string().nullable(),
  note: z.string(),
  state: z.enum(paymentStates),
  by: z.enum(['buyer', 'seller']),
  created_at: z.string(),
  /** Set where a screenshot came with it. */
  proof: z.literal(true).optional(),
  /** Number of another order that came with the same screenshot. */
  same_proof_as: z.string().optional(),
})
export type OrderPayment = z.infer<typeof orderPayment>

/** A screenshot: a JPEG in base64. */
export const paymentProof = z.object({ image: z.string() })
