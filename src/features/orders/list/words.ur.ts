/** Words of the order list, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const today = 'آج'
export const yesterday = 'کل'
export const inTheLast7Days = 'پچھلے 7 دن میں'
export const beforeYesterday = 'کل سے پہلے'
export const paymentToCheck = 'پیمنٹ چیک کریں'
export const advanceNotPaid = 'ایڈوانس نہیں آیا'
export const cashToCollect = 'نقد وصول کرنے ہیں'
export const paid = 'ادا ہوئے'
export const withoutAParcel = 'پارسل کے بغیر'
export const filters = 'فلٹر'
export const removeFilter = 'فلٹر ہٹائیں:'
export const orders = (total: number): string => `${count(total)} آرڈر`
export const newOrders = (fresh: number): string => `${count(fresh)} ${fresh === 1 ? 'نیا آرڈر' : 'نئے آرڈر'}`
export const order = 'آرڈر'
export const choose = 'چنیں'
export const filterCounted = (narrowed: number): string => `فلٹر (${count(narrowed)})`
export const filter = 'فلٹر'
export const moreAboutOrders = 'آرڈرز کے اور کام'
export const customers = 'گاہک'
export const printThisSlip = 'یہ پرچی پرنٹ کریں'
export const printTheseSlips = (parcels: number): string => `یہ ${count(parcels)} پرچیاں پرنٹ کریں`
export const trackingNumbers = 'ٹریکنگ نمبر'
export const couriersAndFiles = 'کوریئر اور فائلیں'
export const cashOfParcels = 'پارسلوں کے پیسے'
export const downloadAsCsv = 'CSV ڈاؤن لوڈ کریں'
export const showAllOrders = 'سارے آرڈر دیکھیں'
export const noOrdersFound = 'کوئی آرڈر نہیں ملا'
export const noOrderMatchesTheseFilters = 'ان فلٹرز میں کوئی آرڈر نہیں۔'
export const clearFilters = 'فلٹر ہٹائیں'
export const shareYourStoreLink = 'اپنی دکان کا لنک شیئر کریں: نئے آرڈر یہاں خود آ جائیں گے۔'
export const noOrdersYet = 'ابھی کوئی آرڈر نہیں'
export const noOrdersAreWaiting = 'کنفرم کرنے یا بھیجنے والا کوئی آرڈر نہیں۔'
export const allDone = 'سب ہو گیا'
export const ordersWithThisStatus = 'اس حالت کے آرڈر یہاں آئیں گے۔'
export const noOrders = (status: string): string => `«${status}» والا کوئی آرڈر نہیں`
export const buyerConfirmed = 'خریدار نے کنفرم کیا'
export const toBeChecked = 'دیکھ لیں'
export const chooseOrder = 'آرڈر چنیں:'
export const viewOrder = 'آرڈر دیکھیں:'
export const chatWith = (buyerName: string): string => `\u2068${buyerName}\u2069 سے واٹس ایپ پر بات کریں`
export const whatsapp = 'واٹس ایپ'
export const call = (buyerName: string): string => `\u2068${buyerName}\u2069 کو کال کریں`
export const orderId = 'آرڈر نمبر'
export const customer = 'گاہک'
export const product = 'پراڈکٹ'
export const status = 'حالت'
export const date = 'تاریخ'
export const actions = 'کام'
export const chosen = 'چنا ہوا'
export const chooseOrderNumbered = (orderId: string): string => `آرڈر \u2068${orderId}\u2069 چنیں`
export const kept = (amount: string): string => `\u2068${amount}\u2069 کا سامان رکھا`
export const viewOrderNumbered = (orderId: string): string => `آرڈر \u2068${orderId}\u2069 دیکھیں`
export const view = 'دیکھیں'
export const keysOfTheList =
  '\u2068J\u2069 اور \u2068K\u2069: اگلا اور پچھلا · \u2068Enter\u2069: کھولیں · \u2068X\u2069: چنیں · \u2068N\u2069: اگلا قدم · \u2068/\u2069: تلاش'
export const totalOrders = 'کُل آرڈر'
export const sinceTheShopOpened = 'جب سے دکان کھلی'
export const pending = 'نئے'
export const now = 'اس وقت'
export const delivered = 'پہنچ گئے'
export const revenue = 'کمائی'
export const deliveredAndKept = 'جو پہنچے اور رکھے گئے'
export const toDo = 'کرنے والے'
export const noAnswerYet = 'جواب نہیں آیا'
export const allOrders = 'سارے آرڈر'
export const filterByStatus = 'حالت کے حساب سے'
export const filterOrders = 'آرڈر چھانٹیں'
export const clear = 'صاف کریں'
export const showOrders = 'آرڈر دیکھیں'
export const city = 'شہر'
export const ordersOfShopsThat = 'شہر صرف ان دکانوں کے آرڈر میں ہوتا ہے جو شہر پوچھتی ہیں۔'
export const allCities = 'سارے شہر'
export const placed = 'کب آیا'
export const anyDay = 'کوئی بھی دن'
export const courier = 'کوریئر'
export const allCouriers = 'سارے کوریئر'
export const payment = 'پیمنٹ'
export const any = 'کوئی بھی'
export const justCame = 'ابھی آیا'
export const nothingMatches = '«{search}» سے کچھ نہیں ملا۔ نام، فون نمبر یا آرڈر نمبر کا کوئی حصہ لکھ کر دیکھیں۔'
export const newestSearched = (searched: number, characters: number): string =>
  `آپ کے ${count(searched)} تازہ آرڈر دیکھے گئے؛ پرانے آرڈر کے لیے اس کے نمبر کے پہلے ${characters} حروف لکھیں۔`
export const unanswered = 'جواب نہیں آیا'
export const stepOfOrder = (step: string, orderId: string): string => `${step} \u2068${orderId}\u2069`
