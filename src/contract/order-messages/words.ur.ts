import type { OrderStatus } from '../orders/order-status.ts'

/** Words of messages to a buyer about an order, in Urdu. To be read by a native speaker before they are offered. */

export const placed =
  'السلام علیکم {buyer_name}! {store_name} کو آپ کا آرڈر *{order_id}* مل گیا ہے:\n{items}\n{delivery}\n*کُل: {total}*، کیش آن ڈیلیوری۔ کنفرم کرنے کے لیے ہم آپ سے رابطہ کریں گے۔\n{order_page}'
export const confirmed =
  '{store_name} سے آپ کا آرڈر *{order_id}* کنفرم ہو گیا ہے۔ کُل: {total}، کیش آن ڈیلیوری۔\n{order_page}'
export const shipped = '{store_name} سے آپ کا آرڈر *{order_id}* راستے میں ہے۔ {total} نقد تیار رکھیں۔\n{order_page}'
export const shippedPaid = '{store_name} سے آپ کا آرڈر *{order_id}* راستے میں ہے۔ پیسے مل چکے ہیں۔\n{order_page}'
export const delivered = '{store_name} سے آپ کا آرڈر *{order_id}* پہنچ گیا ہے۔ شکریہ {buyer_name}!\n{store_link}'
export const cancelled =
  '{store_name} سے آپ کا آرڈر *{order_id}* کینسل ہو گیا ہے۔ غلطی سے ہوا ہو تو دوبارہ آرڈر کر دیں:\n{store_link}'
export const returning =
  'السلام علیکم {buyer_name}! {store_name} سے آپ کا آرڈر *{order_id}* پہنچ نہیں سکا اور ہمارے پاس واپس آ رہا ہے۔ کیا آپ کو اب بھی چاہیے؟'
export const returned =
  'السلام علیکم {buyer_name}! {store_name} سے آپ کا آرڈر *{order_id}* ہمارے پاس واپس آ گیا ہے۔ کیا آپ کو اب بھی چاہیے؟'

export const alert =
  '*نیا آرڈر {order_id}*\n{items}\n{delivery}\n*کُل: {total}* (کیش آن ڈیلیوری)\n\n{buyer_name}\n{buyer_phone}\n{delivery_address}\n{order_notes}\n\n{order_link}'

export const reminder =
  'السلام علیکم {buyer_name}! آپ نے {store_name} سے آرڈر کیا تھا:\n{items}\n{delivery}\n*کُل: {total}*، کیش آن ڈیلیوری۔ کیا ہم بھیج دیں؟ یہاں کنفرم کر دیں، یا ہمیں لکھیں:\n{order_page}'
export const pageLink = '{store_name} سے آپ کا آرڈر *{order_id}*:\n{order_page}'

/** Names of statuses in a seller's own texts. */
export const statuses: Record<OrderStatus, string> = {
  Pending: 'نیا',
  Confirmed: 'کنفرم',
  Shipped: 'راستے میں',
  Delivered: 'پہنچ گیا',
  Cancelled: 'کینسل',
  Returning: 'واپس آ رہا ہے',
  Returned: 'واپس آ گیا',
}

export const delivery = (amount: string) => `ڈیلیوری: ${amount}`
export const payAdvance = (amount: string) =>
  `\u2068${amount}\u2069 ایڈوانس دے دیں۔ کہاں دینے ہیں، آپ کے آرڈر کے صفحے پر لکھا ہے۔`
export const partPaid = (paid: string, left: string) =>
  `اس میں سے \u2068${paid}\u2069 مل چکے ہیں۔ باقی \u2068${left}\u2069 نقد دینے ہیں۔`
export const paidInFull = 'پورے پیسے مل چکے ہیں۔'
