import { z } from 'zod'
import { totpCode } from '../accounts/accounts.ts'
import { errorAnswer, requiredText } from '../fields.ts'
import { payoutMethods } from '../payment-methods.ts'
import { REFUND_DAYS } from '../policies.ts'
import { withdrawalStatuses } from './withdrawal-states.ts'

/** Points for a referred user's first paid upgrade. */
export const POINTS_PER_UPGRADE = 250
/** Smallest number of points to withdraw. */
export const WITHDRAWAL_MIN = 1000
/** Days on the paid plan before points can be paid out: the refund period of a first payment. */
export const HOLD_DAYS = REFUND_DAYS

export const referralValidation = z.object({ valid: z.boolean(), referrer_name: z.string().nullable() })

export const referralStats = z.object({
  referral_code: z.string(),
  total_referrals: z.number(),
  paid_referrals: z.number(),
  total_points: z.number(),
  /** Points within `total_points` that are still held. */
  held_points: z.number(),
  /** When all of them can be paid out, `null` when none is held or a friend has left the paid plan. */
  held_until: z.string().nullable(),
  /** Rupees paid out for a point. */
  point_rupees: z.number(),
  can_withdraw: z.boolean(),
  /** End of the pause after the owner undid a change of her account, or null. */
  withdrawals_frozen_until: z.string().nullable(),
  referral_history: z.array(
    z.object({
      user_name: z.string(),
      signup_date: z.string(),
      upgraded_to_paid: z.boolean(),
      points_earned: z.number(),
    }),
  ),
})
export type ReferralStats = z.infer<typeof referralStats>

export const withdrawalRequest = z
  .strictObject({
    payment_method: z.enum(payoutMethods, { error: 'Please choose a payment method' }),
    payment_details: requiredText('Payment details are required', 100),
    /** Required when the sign-in is not recent. */
    password: z.string().max(200).optional(),
    /** Required where the account has a second factor. */
    totp_code: totpCode.nullish(),
  })
  .superRefine(({ payment_method, payment_details }, context) => {
    const digits = payment_details.replace(/\D/g, '')
    const right =
      payment_method === 'bank_transfer'
        ? /^[A-Za-z0-9 -]{8,40}$/.test(payment_details) && digits.length >= 6
        : /^[+\d ()-]+$/.test(payment_details) && digits.length >= 10 && digits.length <= 15
    if (right) return
    const message =
      payment_method === 'bank_transfer' ? 'Please enter a valid account number' : 'Please enter a valid phone number'
    context.addIssue({ code: 'custom', path: ['payment_details'], message })
  })
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>

/** 403 of a withdrawal. `password_required`, `totp_required`: none was sent. */
export const passwordAsked = errorAnswer.extend({
  password_required: z.boolean().optional(),
  totp_required: z.boolean().optional(),
})

export const withdrawal = z.object({
  id: z.string(),
  points_requested: z.number(),
  request_date: z.string(),
  processed_date: z.string().nullable(),
  payment_method: z.enum(payoutMethods),
  payment_details: z.string(),
  status: z.enum(withdrawalStatuses),
  admin_notes: z.string().nullable(),
})
export type Withdrawal = z.infer<typeof withdrawal>
