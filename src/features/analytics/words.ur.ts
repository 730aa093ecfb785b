/** Words of the analytics, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const noViewsInTwoWeeks = 'ان دو ہفتوں میں کوئی نہیں آیا'
export const sameAsLastWeek = 'پچھلے ہفتے جتنے'
export const viewsAfterNone = (views: number): string => `اس ہفتے ${count(views)} وزٹ، پچھلے ہفتے کوئی نہیں`
export const viewsAfterSome = (views: number, before: number): string =>
  `اس ہفتے ${count(views)} وزٹ، پچھلے ہفتے ${count(before)}`
export const moreThanLastWeek = (percent: string): string => `پچھلے ہفتے سے \u2068${percent}\u2069 زیادہ`
export const lessThanLastWeek = (percent: string): string => `پچھلے ہفتے سے \u2068${percent}\u2069 کم`
export const noViewsYet = 'ابھی کوئی وزٹ نہیں'
export const noOrderYetFrom = (views: number): string => `${count(views)} وزٹ سے ابھی کوئی آرڈر نہیں`
export const ordersFromViews = (orders: number, views: number): string => `${count(views)} وزٹ سے ${count(orders)} آرڈر`
export const outOf1000VisitorsOrdered = (ordered: number): string =>
  `ہر 1,000 لوگوں میں سے ${count(ordered)} نے آرڈر کیا`
export const outOf100VisitorsOrdered = (ordered: number): string => `ہر 100 لوگوں میں سے ${count(ordered)} نے آرڈر کیا`
export const noOrderDeliveredYet = 'ابھی کوئی آرڈر نہیں پہنچا'
export const everyFinishedOrderDelivered = 'مکمل ہونے والا ہر آرڈر پہنچ گیا'
export const outOf100Delivered = (delivered: number): string =>
  `مکمل ہونے والے ہر 100 آرڈر میں سے ${count(delivered)} پہنچے`
export const hourOf = (hour: number): string => {
  const part = hour < 4 ? 'رات' : hour < 12 ? 'صبح' : hour < 16 ? 'دوپہر' : hour < 20 ? 'شام' : 'رات'
  return `${part} ${hour % 12 === 0 ? 12 : hour % 12}`
}
export const hoursBetween = (from: string, to: string): string => `${from} سے ${to} تک`
export const period = 'مدت'
export const lastDays = (days: number): string => `پچھلے ${count(days)} دن`
export const viewsThisWeek = 'اس ہفتے کے وزٹ'
export const weeklyGrowth = 'پچھلے ہفتے سے فرق'
export const productInteractions = 'پراڈکٹ کتنی بار دیکھی گئی'
export const busiestDayThisWeek = 'اس ہفتے سب سے زیادہ رش کا دن'
export const mostOrdersAt = 'زیادہ آرڈر کس وقت'
export const bestSeller = 'سب سے زیادہ بکنے والی چیز'
export const storeViews = 'دکان کے وزٹ'
export const conversionRate = 'آرڈر کرنے والے'
export const averageOrderValue = 'اوسط آرڈر'
export const averageOfDeliveredOrders = 'پہنچ جانے والے آرڈر کی اوسط'
export const successRate = 'کامیاب آرڈر'
export const revenue = 'کمائی'
export const revenueInDays = (money: string, days: number): string =>
  `${count(days)} دن میں پہنچ جانے والے آرڈر سے \u2068${money}\u2069، آرڈر ہونے کے دن کے حساب سے`
export const day = 'دن'
export const revenueAppearsHere = 'پہلا آرڈر پہنچتے ہی آپ کی کمائی یہاں دِکھے گی۔'
export const revenueAndOrders = (money: string, orders: number): string =>
  `\u2068${money}\u2069 · ${count(orders)} آرڈر`
export const variantsOf = (name: string): string => `${name} کی قسمیں`
export const showMore = (variants: number): string => `${count(variants)} اور دیکھیں`
export const topProducts = 'سب سے زیادہ بکنے والی پراڈکٹس'
export const byUnitsOrdered = 'آرڈر کی گئی تعداد کے حساب سے۔ کمائی صرف پہنچ جانے والے آرڈر کی ہے۔'
export const bestSellersAppearHere = 'پہلے آرڈر آتے ہی سب سے زیادہ بکنے والی چیزیں یہاں دِکھیں گی۔'
export const priceFrom = (money: string): string => `کم از کم \u2068${money}\u2069`
export const ordered = (units: number): string => `${count(units)} آرڈر ہوئے`
export const ordersCounted = (orders: number): string => `${count(orders)} آرڈر`
export const traffic = 'آنے والے لوگ'
export const viewsOfSevenDays = 'پچھلے 7 دن میں دکان کے وزٹ'
export const views = 'وزٹ'
export const noViewsShareLink = 'پچھلے 7 دن میں کوئی نہیں آیا۔ دکان کا لنک شیئر کریں۔'
export const viewsOfDay = (views: number): string => `${count(views)} وزٹ`
export const peakOrderingHours = 'سب سے زیادہ آرڈر کس وقت'
export const pakistanTime = (days: string): string => `${days}، پاکستان کا وقت`
export const hour = 'وقت'
export const hoursAppearHere = 'خریدار جس وقت آرڈر کرتے ہیں، وہ یہاں دِکھے گا۔'
export const categoryPerformance = 'کون سی کیٹیگری کتنی بکی'
export const revenueInCurrency = (currency: string): string =>
  `پہنچ جانے والے آرڈر کی کمائی، \u2068${currency}\u2069 میں`
export const categoriesAppearHere = 'پہلے آرڈر آتے ہی آپ کی کیٹیگریز یہاں دِکھیں گی۔'
export const performanceSummary = 'ایک نظر میں'
export const countedFromFirst = 'پہلے وزٹ، آرڈر اور فروخت سے ہی سب یہاں گنا جاتا ہے۔ آپ کے اپنے وزٹ نہیں گنے جاتے۔'
export const shareLinkForVisitors = 'لنک شیئر کریں تاکہ لوگ آنے لگیں'
export const shareYourShop = 'دکان شیئر کریں'
export const requiresPremium = 'اعداد و شمار پریمیم میں ملتے ہیں'
export const howManyLookAndOrder = 'کتنے لوگ دکان دیکھتے ہیں اور ان میں سے کتنے آرڈر کرتے ہیں'
export const bestSellersAndCategories = 'سب سے زیادہ بکنے والی چیزیں اور کیٹیگریز'
export const theHoursBuyersOrder = 'خریدار کس وقت آرڈر کرتے ہیں'
export const trafficDayByDay = 'روز کتنے لوگ آتے ہیں اور کتنے بڑھ رہے ہیں'
export const seeHowYourStoreDoes = 'دیکھیں آپ کی دکان کیسی چل رہی ہے'
export const willBeCountedHere = 'خریدار جو کریں گے، یہاں گنا جائے گا۔'
export const failedToFetch = 'اعداد و شمار نہیں آ سکے'
export const unavailable = 'اعداد و شمار ابھی نہیں مل رہے'
