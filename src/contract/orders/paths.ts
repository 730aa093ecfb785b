/** Where the dashboard shows an order, on the platform's own host. */
export const orderPage = (orderId: string): string => `/dashboard?tab=orders&order=${orderId}`

/** Where store pages send orders. Apart from the endpoint, because a store page has no room for zod. */
export const ORDERS_PATH = '/orders'
