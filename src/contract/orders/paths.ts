/** An order's page in the dashboard. */
export const orderPage = (orderId: string): string => `/dashboard?tab=orders&order=${orderId}`

/** The path store pages send orders to. Separate from the endpoint: store pages have no zod. */
export const ORDERS_PATH = '/orders'
