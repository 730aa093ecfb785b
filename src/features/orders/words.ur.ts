/** Words of the orders, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const youNoLongerSell = (names: string): string =>
  `\u2068${names}\u2069 اب آپ کی دکان میں نہیں، اس لیے سٹاک میں واپس نہیں جائے گا۔`
export const failedToDownload = 'ڈاؤن لوڈ نہیں ہو سکا'
export const undoneTheOrderIsAgain = (status: string): string => `پہلے جیسا کر دیا: آرڈر پھر سے «${status}» ہے`
export const failedToUndo = 'پہلے جیسا نہیں ہو سکا'
export const orderStatusUpdatedSuccessfully = 'آرڈر کی حالت بدل گئی'
export const failedToUpdateOrderStatus = 'آرڈر کی حالت نہیں بدل سکی'
export const markPending = 'دوبارہ نیا کریں'
export const confirmOrder = 'آرڈر کنفرم کریں'
export const markShipped = 'بھیج دیا'
export const markDelivered = 'پہنچ گیا'
export const cancelOrder = 'آرڈر کینسل کریں'
export const markReturning = 'واپس آ رہا ہے'
export const markReturned = 'واپس آ گیا'
export const keptOf = (kept: string, total: string): string =>
  `\u2068${total}\u2069 میں سے \u2068${kept}\u2069 کا سامان رکھا`
export const searchOrders = 'آرڈر تلاش کریں'
export const namePhoneCityProduct = 'نام، فون، شہر، پراڈکٹ یا نمبر'
export const failedToLoadOrders = 'آرڈر نہیں آ سکے'
export const pagesOfOrders = 'آرڈرز کے صفحے'
export const failedToFetchStoreData = 'دکان کی معلومات نہیں آ سکیں'
export const ordersFromYourBuyers = 'خریداروں کے آرڈر یہاں آئیں گے۔'
export const pieces = (units: number): string => `${count(units)} عدد`
export const piecesCameBack = (units: number, back: number): string => `${count(units)} عدد، ${count(back)} واپس`
export const statusOf = (buyer: string, status: string): string => `\u2068${buyer}\u2069: ${status}`
export const pending = 'نیا'
export const confirmed = 'کنفرم'
export const shipped = 'راستے میں'
export const delivered = 'پہنچ گیا'
export const cancelled = 'کینسل'
export const returning = 'واپس آ رہا ہے'
export const returned = 'واپس آ گیا'
