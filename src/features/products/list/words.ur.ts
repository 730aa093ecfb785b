/** Words of the list of products, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const searchProducts = 'پراڈکٹس تلاش کریں'
export const search = 'تلاش'
export const allCategories = 'سب کیٹیگریز'
export const lowStock = 'تھوڑا رہ گیا'
export const noProductsFound = 'کوئی پراڈکٹ نہیں ملی'
export const clearFilters = 'فلٹر ہٹائیں'
export const nothingRunsLow = 'کچھ کم نہیں۔ ہر پراڈکٹ پانچ سے زیادہ ہے۔'
export const noProductMatches = 'ایسی کوئی پراڈکٹ نہیں۔ کوئی اور لفظ یا کیٹیگری آزمائیں۔'
export const howToAdd = 'ایک تصویر، نام، تھوڑی سی تفصیل اور قیمت کافی ہے۔ محفوظ کرتے ہی پراڈکٹ دکان میں آ جاتی ہے۔'
export const noProductsYet = 'ابھی کوئی پراڈکٹ نہیں'
export const addYourFirstProduct = 'پہلی پراڈکٹ ڈالیں'
export const importFromCsv = 'CSV سے لائیں'
export const ofProducts = (products: number, total: number): string =>
  `${count(total)} میں سے ${count(products)} پراڈکٹس`
export const loadMore = 'اور دیکھیں'
export const free = 'مفت پلان'
export const productsUsed = (plan: string, used: string): string => `${plan}: \u2068${used}\u2069 پراڈکٹس`
export const allProducts = 'سب پراڈکٹس'
export const addProduct = 'پراڈکٹ ڈالیں'
export const upgradePlan = 'پلان بڑھائیں'
export const changePrices = 'قیمتیں بدلیں'
export const failedToChangePrices = 'قیمتیں نہیں بدل سکیں'
export const changeProducts = (products: number): string =>
  `${count(products)} ${products === 1 ? 'پراڈکٹ' : 'پراڈکٹس'} بدلیں`
export const direction = 'بڑھانی یا گھٹانی'
export const raise = 'بڑھائیں'
export const lower = 'گھٹائیں'
export const byPercent = 'کتنے فیصد'
export const wholePercentOnly = 'پورا عدد لکھیں، جیسے 7'
export const roundedTo = 'کتنے تک گول کریں'
export const noPriceWouldChange = 'کوئی قیمت نہیں بدلے گی'
export const productsWouldChange = (products: number): string =>
  products === 1 ? '1 پراڈکٹ بدلے گی' : `${count(products)} پراڈکٹس بدلیں گی`
export const newPrices = 'نئی قیمتیں'
export const andOthers = (products: number): string => `اور ${count(products)} مزید`
