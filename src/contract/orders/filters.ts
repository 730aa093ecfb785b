/** Filters by payment: a claim to check, an advance not paid, something to collect, nothing to collect. */
export const paymentFilters = ['claimed', 'advance', 'cash', 'paid'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

/** Filters orders that have no parcel yet. */
export const NO_COURIER = '-'
