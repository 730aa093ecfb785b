/**
 * Orders «to be checked»: placed, and no stock is taken for them until the seller confirms. The buyer sees an ordinary order.
 * `large`: more units or value than one unconfirmed order may hold; `many`: too much is held by unconfirmed orders already; `waited`: it
 * was not confirmed in the hours the seller allows.
 */
export const checkReasons = ['large', 'many', 'waited'] as const
export type CheckReason = (typeof checkReasons)[number]

/** Why an order is to be checked, in words for the seller. */
export const checkReasonWords: Record<CheckReason, string> = {
  large: 'It is larger than what is kept aside for an order that you have not confirmed.',
  many: 'There are many unconfirmed orders from the same phone or connection, or for the same product.',
  waited: 'It was not confirmed in time, so its pieces are for sale again.',
}

/** What a seller does about it. */
export const CHECK_ADVICE =
  'No stock is kept aside for it. Call the buyer, then confirm it: that takes the pieces from stock. If nobody answers, cancel it.'

/** Hours for which an unconfirmed order keeps its units aside. */
export const HOLD_HOURS_DEFAULT = 24
export const HOLD_HOURS_MIN = 1
/** A week: beyond that, stock would be lost to orders that nobody remembers. */
export const HOLD_HOURS_MAX = 168
