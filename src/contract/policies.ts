/** Numbers the legal pages promise, besides those in `retention.ts` and `plans.ts`. */

/** Date the legal pages took effect. */
export const POLICIES_SINCE = '2026-11-22'
/** In years. */
export const MINIMUM_AGE = 18
/** Days after the first paid activation with a full refund. */
export const REFUND_DAYS = 7
/** Business days until a refund arrives. */
export const REFUND_ARRIVES_DAYS = { from: 7, to: 14 } as const
/** Months that records of a closed account may be kept for legal duties. */
export const CLOSED_ACCOUNT_MONTHS = 12
/** The operator's liability limit, in months of fees. */
export const LIABILITY_MONTHS = 3
/** Hours until support answers a mail. */
export const REPLY_HOURS = 24
