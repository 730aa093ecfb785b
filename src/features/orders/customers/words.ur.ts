/** Words of the shop's customers, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const failedToSaveTheCustomer = 'گاہک محفوظ نہیں ہو سکا'
export const delivered = 'پہنچے'
export const returned = 'واپس آئے'
export const cancelled = 'کینسل'
export const paidAndKept = 'جتنے کا سامان رکھا:'
export const yourNote = 'آپ کا نوٹ'
export const onlyYouSeeIt = 'یہ صرف آپ کو دِکھتا ہے۔'
export const saveNote = 'نوٹ محفوظ کریں'
export const blockThisPhone = 'یہ فون نمبر بلاک کریں'
export const itsOrdersAreRefused =
  'اس نمبر کے آرڈر نہیں لیے جائیں گے۔ خریدار سے کہا جائے گا کہ آپ سے واٹس ایپ یا فون پر بات کرے۔'
export const latestOrders = 'تازہ آرڈر'
export const customer = 'گاہک'
export const eraseCustomer = 'گاہک مٹائیں'
export const failedToLoadTheCustomer = 'گاہک کی معلومات نہیں آ سکیں'
export const eraseThisCustomer = 'یہ گاہک مٹانا ہے؟'
export const erase = 'مٹائیں'
export const namePhoneAddressAnd =
  'آپ کی دکان کے سارے آرڈرز سے ان کا نام، فون، پتا اور نوٹ مٹ جائیں گے، اور بلاک بھی ہٹ جائے گا۔ آپ کا حساب ویسا ہی رہے گا۔ مٹنے کے بعد کچھ واپس نہیں آتا۔'
export const failedToEraseTheCustomer = 'گاہک نہیں مٹ سکا'
export const customers = 'گاہک'
export const orderCount = (total: number): string => `${count(total)} آرڈر`
export const blocked = 'بلاک'
export const failedToDownload = 'ڈاؤن لوڈ نہیں ہو سکا'
export const backToOrders = 'واپس آرڈرز پر'
export const download = 'ڈاؤن لوڈ'
export const searchCustomers = 'گاہک تلاش کریں'
export const nameOrPhone = 'نام یا فون'
export const failedToLoadCustomers = 'گاہک نہیں آ سکے'
export const noCustomersFound = 'کوئی گاہک نہیں ملا'
export const everyoneWhoOrdersFrom = 'جو بھی آپ کی دکان سے آرڈر کرے گا، اپنے سارے آرڈرز کے ساتھ یہاں آئے گا۔'
export const noCustomersYet = 'ابھی کوئی گاہک نہیں'
export const customersTotal = (total: number): string => `${count(total)} گاہک`
export const pagesOfCustomers = 'گاہکوں کے صفحے'
export const customersOnFree = (total: number): string =>
  `${count(total)} گاہک۔ پریمیم پلان میں ان کی فائل (CSV) ڈاؤن لوڈ ہو سکتی ہے۔`
export const alsoOrderedAs = 'ان ناموں سے بھی آرڈر کیا: {names}'
export const lastOrderedOn = 'آخری بار {day}'
export const nothingMatches = '«{search}» سے کچھ نہیں ملا۔ نام یا فون نمبر کا کوئی حصہ لکھ کر دیکھیں۔'
