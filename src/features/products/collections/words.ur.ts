/** Words of the collections, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const editCollection = 'کلیکشن بدلیں'
export const newCollection = 'نئی کلیکشن'
export const saveProducts = (products: number): string =>
  `${count(products)} ${products === 1 ? 'پراڈکٹ' : 'پراڈکٹس'} محفوظ کریں`
export const failedToSave = 'کلیکشن محفوظ نہیں ہو سکی'
export const asBuyersReadIt = 'جیسا خریدار پڑھیں گے: عید کی خاص چیزیں، Rs. 1,000 سے کم۔'
export const findProducts = 'پراڈکٹس تلاش کریں'
export const find = 'تلاش'
export const hidden = 'چھپی ہوئی'
export const noProductMatches = 'ایسی کوئی پراڈکٹ نہیں۔'
export const failedToRemove = 'کلیکشن نہیں ہٹ سکی'
export const collections = 'کلیکشنز'
export const groupsOfProducts = 'الگ الگ کیٹیگریز کی چنی ہوئی پراڈکٹس۔ ہر کلیکشن کا اپنا صفحہ ہے جسے شیئر کر سکتے ہیں۔'
export const addCollection = 'نئی کلیکشن'
export const failedToFetch = 'کلیکشنز نہیں آ سکیں'
export const whatTheyAre =
  'عید کی خاص چیزیں، نیا مال، Rs. 1,000 سے کم کے تحفے: پراڈکٹس چنیں، خریداروں کو کیٹیگریز کے ساتھ ملیں گی۔'
export const noCollectionsYet = 'ابھی کوئی کلیکشن نہیں'
export const productsCounted = (products: number): string =>
  `${count(products)} ${products === 1 ? 'پراڈکٹ' : 'پراڈکٹس'}`
export const actionsFor = (title: string): string => `${title} کا مینیو`
export const edit = 'بدلیں'
export const viewOnStore = 'دکان میں دیکھیں'
