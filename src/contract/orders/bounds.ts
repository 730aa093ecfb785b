/** Newest orders of a store that a search covers: 30 ms of server time. */
export const SEARCHED_ORDERS = 10_000
/** First characters of an order number that find it at any age. */
export const NUMBER_BEGINNING = 6

/** Longest notes of a seller, on an order and on a customer. */
export const ADMIN_NOTES_MAX = 1000
export const CUSTOMER_NOTE_MAX = 500

/** Orders that one call may change. */
export const MANY_ORDERS = 100

/** Filters by payment: a claim to check, an advance not paid, something to collect, nothing to collect. */
export const paymentFilters = ['claimed', 'advance', 'cash', 'paid'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

/** Filters orders that have no parcel yet. */
export const NO_COURIER = '-'
