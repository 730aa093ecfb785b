import type { Withdrawal } from '#contract/referrals/referrals.ts'
import type { WithdrawalStatus } from '#contract/referrals/withdrawal-states.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import * as say from './words.ts'

export const withdrawalNames: Record<WithdrawalStatus, string> = {
  pending: say.pending,
  approved: say.approved,
  paid: say.paid,
  rejected: say.rejected,
}

export const withdrawalTones: Record<WithdrawalStatus, BadgeTone> = {
  pending: 'warning',
  approved: 'info',
  paid: 'positive',
  rejected: 'negative',
}

/** Label for payment details: an account number or a phone number. */
export const detailsLabel = (method: Withdrawal['payment_method']): string =>
  method === 'bank_transfer' ? say.accountNumber : say.phoneNumber

/** Returns the sign-up link with the code filled in. */
export const referralLink = (origin: string, code: string): string => `${origin}/auth?ref=${encodeURIComponent(code)}`

export const points = (count: number): string => say.points(count)

/** Formats an amount of rupees: `Rs. 1,250`. */
export const rupees = (amount: number): string => `Rs. ${amount.toLocaleString('en', { maximumFractionDigits: 2 })}`
