import type { Withdrawal } from '#contract/referrals/referrals.ts'
import type { WithdrawalStatus } from '#contract/referrals/withdrawal-states.ts'
import { plural } from '#src/lib/plural.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

export const withdrawalNames: Record<WithdrawalStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
}

export const withdrawalTones: Record<WithdrawalStatus, BadgeTone> = {
  pending: 'warning',
  approved: 'info',
  paid: 'positive',
  rejected: 'negative',
}

/** Label for payment details: an account number or a phone number. */
export const detailsLabel = (method: Withdrawal['payment_method']): string =>
  method === 'bank_transfer' ? 'Account Number' : 'Phone Number'

/** Returns the sign-up link with the code filled in. */
export const referralLink = (origin: string, code: string): string => `${origin}/auth?ref=${encodeURIComponent(code)}`

export const points = (count: number): string => plural(count, 'point')

/** Formats an amount of rupees: `Rs. 1,250`. */
export const rupees = (amount: number): string => `Rs. ${amount.toLocaleString('en', { maximumFractionDigits: 2 })}`
