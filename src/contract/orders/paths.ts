/** Where store pages send orders. Apart from the endpoint, because a store page has no room for zod. */
export const ORDERS_PATH = '/orders'
