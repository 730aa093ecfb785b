/**
 * Why an order is «to be checked»: it takes no stock until the seller confirms. The buyer sees an ordinary order.
 * `large`: above the hold limit of one order; `many`: unconfirmed orders hold too much already;
 * `cancelled`: the seller cancelled an order of the same person within a day; `waited`: not confirmed in time.
 */
export const checkReasons = ['large', 'many', 'cancelled', 'waited'] as const
export type CheckReason = (typeof checkReasons)[number]

/** The same reasons in the seller's words. */
export const checkReasonWords: Record<CheckReason, string> = {
  large: 'It is larger than the stock we reserve for an unconfirmed order.',
  many: 'There are many unconfirmed orders from the same buyer or connection, or for the same product.',
  cancelled: 'You cancelled an order of the same buyer within the last day.',
  waited: 'It was not confirmed in time, so its pieces are for sale again.',
}

/** Advice for the seller. */
export const CHECK_ADVICE =
  'No stock is reserved for it. Call the buyer, then confirm it: that takes the pieces from stock. If nobody answers, cancel it.'

/** Hours an unconfirmed order holds its units. */
export const HOLD_HOURS_DEFAULT = 24
export const HOLD_HOURS_MIN = 1
/** A week. Longer holds would lose stock to forgotten orders. */
export const HOLD_HOURS_MAX = 168
