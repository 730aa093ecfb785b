/** Words of the table of prices and stock, and of the order of products, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const hidden = 'چھپی ہوئی'
export const variantsCounted = (variants: number): string => `${count(variants)} ${variants === 1 ? 'قسم' : 'قسمیں'}`
export const unitsInStock = (stock: number): string => `${count(stock)} ${stock === 1 ? 'موجود ہے' : 'موجود ہیں'}`
export const priceOf = (name: string): string => `${name} کی قیمت`
export const stockOf = (name: string): string => `${name} کا سٹاک`
export const saveAtMost = (products: number): string =>
  `ایک بار میں زیادہ سے زیادہ ${count(products)} پراڈکٹس محفوظ ہوتی ہیں۔ کچھ کو پہلے جیسا کر کے محفوظ کریں، پھر وہ دوبارہ لکھیں۔`
export const rowsSaved = (rows: number): string =>
  rows === 1 ? '1 لائن محفوظ ہو گئی' : `${count(rows)} لائنیں محفوظ ہو گئیں`
export const pricesAndStock = 'قیمتیں اور سٹاک'
export const priceMoved = '{name}: قیمت {before} تھی، اب {now} ہے۔'
export const stockMoved = '{name}: سٹاک {before} تھا، اب {now} ہے۔'
export const andOthers = (rows: number): string => `اور ${count(rows)} مزید۔`
export const saveAgainToSet = 'جو آپ نے لکھا وہی رکھنا ہے تو دوبارہ محفوظ کریں۔'
export const saveRows = (rows: number): string => `${count(rows)} ${rows === 1 ? 'لائن' : 'لائنیں'} محفوظ کریں`
export const findInTable = 'فہرست میں تلاش کریں'
export const find = 'تلاش'
export const priceIn = (currency: string): string => `قیمت، \u2068${currency}\u2069`
export const stock = 'سٹاک'
export const noProductMatches = 'ایسی کوئی پراڈکٹ نہیں۔'
export const move = (name: string): string => `${name} آگے پیچھے کریں`
export const featured = 'سب سے پہلے'
export const moveToTop = (name: string): string => `${name} سب سے اوپر کریں`
export const product = 'پراڈکٹ'
export const orderSaved = 'ترتیب محفوظ ہو گئی'
export const orderOfProducts = 'پراڈکٹس کی ترتیب'
export const dragIntoOrder =
  'پراڈکٹس کھینچ کر دکان کی ترتیب میں لگائیں۔ جن پر «سب سے پہلے» ہے وہ ہمیشہ شروع میں رہتی ہیں۔'
export const failedToSaveOrder = 'ترتیب محفوظ نہیں ہو سکی'
export const saveOrder = 'ترتیب محفوظ کریں'
