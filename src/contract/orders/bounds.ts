/** Newest orders of a store that a search covers: 30 ms of server time. */
export const SEARCHED_ORDERS = 10_000
/** First characters of an order number that find it at any age. */
export const NUMBER_BEGINNING = 6

/** Longest notes of a seller, on an order and on a customer. */
export const ADMIN_NOTES_MAX = 1000
export const CUSTOMER_NOTE_MAX = 500

/** Orders that one call may change. */
export const MANY_ORDERS = 100
