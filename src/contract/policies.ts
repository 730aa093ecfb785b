/** What the legal pages promise in numbers, besides what the program keeps by itself (`retention.ts`, `plans.ts`). */

/** The day from which the legal pages hold as they stand. */
export const POLICIES_SINCE = '2026-11-22'
/** Years. */
export const MINIMUM_AGE = 18
/** Days after the first paid activation in which all of it is given back. */
export const REFUND_DAYS = 7
/** Business days until a refund reaches the payment method it came from. */
export const REFUND_ARRIVES_DAYS = { from: 7, to: 14 } as const
/** Months for which records of a closed account may be kept where a law asks for them. */
export const CLOSED_ACCOUNT_MONTHS = 12
/** Months whose fees are the most that the operator is liable for. */
export const LIABILITY_MONTHS = 3
/** Hours in which a mail to support is answered. */
export const REPLY_HOURS = 24
