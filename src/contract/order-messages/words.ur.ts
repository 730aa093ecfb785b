/** Words of messages to a buyer about an order, in Urdu. To be read by a native speaker before they are offered. */

export const placed =
  'السلام علیکم {buyer_name}! {store_name} کو آپ کا آرڈر *{order_id}* مل گیا ہے:\n{items}\n{delivery}\n*کُل: {total}*، کیش آن ڈیلیوری۔ پکا کرنے کے لیے ہم آپ سے رابطہ کریں گے۔\n{order_page}'
export const confirmed =
  'آپ کا آرڈر *{order_id}*، {store_name} سے، پکا ہو گیا ہے۔ کُل: {total}، کیش آن ڈیلیوری۔\n{order_page}'
export const shipped = 'آپ کا آرڈر *{order_id}*، {store_name} سے، راستے میں ہے۔ {total} نقد تیار رکھیں۔\n{order_page}'
export const shippedPaid = 'آپ کا آرڈر *{order_id}*، {store_name} سے، راستے میں ہے۔ پیسے دیے جا چکے ہیں۔\n{order_page}'
export const delivered = 'آپ کا آرڈر *{order_id}*، {store_name} سے، پہنچ گیا ہے۔ شکریہ {buyer_name}!\n{store_link}'
export const cancelled =
  'آپ کا آرڈر *{order_id}*، {store_name} سے، کینسل ہو گیا ہے۔ غلطی سے ہوا ہو تو دوبارہ آرڈر کر دیں:\n{store_link}'
export const returning =
  'السلام علیکم {buyer_name}! آپ کا آرڈر *{order_id}*، {store_name} سے، پہنچایا نہیں جا سکا اور ہمارے پاس واپس آ رہا ہے۔ کیا آپ کو اب بھی چاہیے؟'
export const returned =
  'السلام علیکم {buyer_name}! آپ کا آرڈر *{order_id}*، {store_name} سے، ہمارے پاس واپس آ گیا ہے۔ کیا آپ کو اب بھی چاہیے؟'

export const reminder =
  'السلام علیکم {buyer_name}! آپ نے {store_name} سے آرڈر کیا تھا:\n{items}\n{delivery}\n*کُل: {total}*، کیش آن ڈیلیوری۔ کیا ہم بھیج دیں؟ یہاں پکا کر دیں، یا ہمیں لکھیں:\n{order_page}'
export const pageLink = 'آپ کا آرڈر *{order_id}*، {store_name} سے:\n{order_page}'

export const delivery = (amount: string) => `ڈیلیوری: ${amount}`
export const payAdvance = (amount: string) =>
  `\u2068${amount}\u2069 ایڈوانس دے دیں۔ کہاں دینے ہیں، آپ کے آرڈر کے صفحے پر لکھا ہے۔`
export const partPaid = (paid: string, left: string) =>
  `اس میں سے \u2068${paid}\u2069 مل چکے ہیں۔ باقی \u2068${left}\u2069 نقد دینے ہیں۔`
export const paidInFull = 'پورے پیسے مل چکے ہیں۔'
