import type { OrderStatus } from '../orders/order-status.ts'

/** Words of messages to a buyer about an order, in English. Templates have places for values: `{order_id}`. */

export const placed =
  'Assalam-o-Alaikum {buyer_name}! {store_name} has received your order *{order_id}*:\n{items}\n{delivery}\n*Total: {total}*, cash on delivery. We will contact you to confirm it.\n{order_page}'
export const confirmed =
  'Your order *{order_id}* from {store_name} is confirmed. Total: {total}, cash on delivery.\n{order_page}'
export const shipped =
  'Your order *{order_id}* from {store_name} is on its way. Please keep {total} ready in cash.\n{order_page}'
export const shippedPaid = 'Your order *{order_id}* from {store_name} is on its way. It is paid.\n{order_page}'
export const delivered =
  'Your order *{order_id}* from {store_name} has been delivered. Thank you, {buyer_name}!\n{store_link}'
export const cancelled =
  'Your order *{order_id}* from {store_name} has been cancelled. If this is a mistake, please order again:\n{store_link}'
export const returning =
  'Assalam-o-Alaikum {buyer_name}! Your order *{order_id}* from {store_name} could not be delivered and is on its way back to us. Would you still like to have it?'
export const returned =
  'Assalam-o-Alaikum {buyer_name}! Your order *{order_id}* from {store_name} has come back to us. Would you still like to have it?'

/** Tells the seller of a new order, in the language of her account. */
export const alert =
  '*New order {order_id}*\n{items}\n{delivery}\n*Total: {total}* (cash on delivery)\n\n{buyer_name}\n{buyer_phone}\n{delivery_address}\n{order_notes}\n\n{order_link}'

/** Asks a buyer who has not answered. */
export const reminder =
  'Assalam-o-Alaikum {buyer_name}! You ordered from {store_name}:\n{items}\n{delivery}\n*Total: {total}*, cash on delivery. Shall we send it? Please confirm it here, or write to us:\n{order_page}'
/** Sends the link to the private page alone. */
export const pageLink = 'Your order *{order_id}* from {store_name}:\n{order_page}'

/** Names of statuses in a seller's own texts. */
export const statuses: Record<OrderStatus, string> = {
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Returning: 'Returning',
  Returned: 'Returned',
}

export const delivery = (amount: string) => `Delivery: ${amount}`
export const payAdvance = (amount: string) => `Please pay ${amount} in advance. The page of your order says where.`
export const partPaid = (paid: string, left: string) => `${paid} of it is paid. Left to pay in cash: ${left}.`
export const paidInFull = 'It is paid in full.'
