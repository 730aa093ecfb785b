/** Words of steps of many orders, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const canNoLongerBeUndone = (refused: number): string =>
  `${count(refused)} آرڈر اب پہلے ${refused === 1 ? 'جیسا نہیں ہو سکتا' : 'جیسے نہیں ہو سکتے'}`
export const undone = (orders: number): string =>
  `${count(orders)} آرڈر پہلے ${orders === 1 ? 'جیسا ہو گیا' : 'جیسے ہو گئے'}`
export const failedToUndo = 'پہلے جیسا نہیں ہو سکا'
export const ordersNow = (orders: number, status: string): string => `${count(orders)} آرڈر: ${status}`
export const failedToUpdateTheOrders = 'آرڈر نہیں بدل سکے'
export const markPending = (count: number): string => `${count} دوبارہ ${count === 1 ? 'نیا' : 'نئے'} کریں`
export const confirm = (count: number): string => `${count} کنفرم کریں`
export const markShipped = (count: number): string => `${count} ${count === 1 ? 'بھیج دیا' : 'بھیج دیے'}`
export const markDelivered = (count: number): string => `${count} ${count === 1 ? 'پہنچ گیا' : 'پہنچ گئے'}`
export const cancel = (count: number): string => `${count} کینسل کریں`
export const markReturning = (count: number): string => `${count} ${count === 1 ? 'واپس آ رہا ہے' : 'واپس آ رہے ہیں'}`
export const markReturned = (count: number): string => `${count} ${count === 1 ? 'واپس آ گیا' : 'واپس آ گئے'}`
export const chosenOrders = 'چنے ہوئے آرڈر'
export const tapOrdersToChooseThem = 'آرڈر چننے کے لیے ان پر ٹیپ کریں'
export const chosenCounted = (chosen: number): string => `${count(chosen)} ${chosen === 1 ? 'چنا' : 'چنے'}`
export const none = 'کوئی نہیں'
export const all = (listed: number): string => `سب ${count(listed)}`
export const stopChoosing = 'چننا بند کریں'
export const courierFile = 'کوریئر کی فائل'
export const printCounted = (chosen: number): string => `${count(chosen)} ${chosen === 1 ? 'پرچی' : 'پرچیاں'} پرنٹ کریں`
export const printSlips = 'پرچیاں پرنٹ کریں'
export const moreForTheChosenOrders = 'چنے ہوئے آرڈرز کے اور کام'
export const theirProductsGoBack =
  'ان کا سامان سٹاک میں واپس چلا جائے گا۔ دس سیکنڈ تک انہیں پہلے جیسا کیا جا سکتا ہے، پھر کینسل ہی رہیں گے۔'
export const theParcelsAreOn = 'پارسل آپ کے پاس واپس آ رہے ہیں۔'
export const allTheirProductsGo =
  'ان کا سارا سامان سٹاک میں واپس جائے گا۔ کچھ خراب ہو یا کم ہو تو وہ آرڈر ایک ایک کر کے «واپس آ گیا» کریں۔'
export const stepOfYourOrders = (step: string): string => `آپ کے آرڈرز میں سے ${step}؟`
export const notNow = 'ابھی نہیں'
export const stayedAsBefore = (refused: number): string =>
  `${count(refused)} آرڈر ${refused === 1 ? 'ویسا ہی رہا' : 'ویسے ہی رہے'}`
export const close = 'بند کریں'
export const shippedNotAll = (orders: number, refused: number): string =>
  `${count(orders)} آرڈر ${orders === 1 ? 'بھیج دیا' : 'بھیج دیے'}۔ ${count(refused)} آرڈر ${refused === 1 ? 'ویسا ہی رہا' : 'ویسے ہی رہے'}۔`
export const shipped = (orders: number): string => `${count(orders)} آرڈر ${orders === 1 ? 'بھیج دیا' : 'بھیج دیے'}`
export const andOthers = (orders: number): string => `{names} اور ${count(orders)} مزید`
