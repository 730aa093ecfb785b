/** An order's page in the dashboard. */
export const orderPage = (orderId: string): string => `/dashboard?tab=orders&order=${orderId}`

/** Path of an order's private page, by the token of its link. */
export const privatePage = (token: string): string => `/o/${token}`

/** The path store pages send orders to. Separate from the endpoint: store pages have no zod. */
export const ORDERS_PATH = '/orders'
