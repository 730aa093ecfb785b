/** Words of discount codes and sales, in Urdu. To be read by a native speaker. */
import { count } from '#src/lib/numbers.ts'

export const someProducts = 'کچھ پراڈکٹس'
export const everything = 'ہر چیز'
export const listed = (names: readonly string[]): string => names.map((name) => `\u2068${name}\u2069`).join('، ')
export const freeDelivery = 'ڈیلیوری مفت'
export const percentOff = (percent: number): string => `\u2068${percent}%\u2069 کم`
export const amountOff = (amount: string): string => `\u2068${amount}\u2069 کم`
export const fromAmount = (amount: string): string => `\u2068${amount}\u2069 یا اوپر کے آرڈر پر`
export const fromDay = (day: string): string => `\u2068${day}\u2069 سے`
export const starts = (day: string): string => `\u2068${day}\u2069 سے شروع`
export const until = (day: string): string => `\u2068${day}\u2069 تک`
export const onceABuyer = 'ہر خریدار ایک بار'
export const timesABuyer = (times: number): string => `ہر خریدار ${times} بار`
export const used = (uses: number): string => `${count(uses)} بار لگا`
export const usedOf = (uses: number, limit: number): string => `${count(limit)} میں سے ${uses} بار لگا`
export const forAllProducts = 'سب پراڈکٹس کے لیے'
export const forChosen = (total: number): string => `چنی ہوئی ${total} کے لیے`
export const categories = 'کیٹیگریز'
export const uses = 'کس کس آرڈر پر لگا'
export const copyLink = 'لنک کاپی کریں'
export const linkCopied = 'لنک کاپی ہو گیا'
export const copyLinkWithCode = 'کوڈ والا لنک کاپی کریں'
export const percent = 'فیصد'
export const codeIsSaved = (code: string): string => `\u2068${code}\u2069 محفوظ ہو گیا`
export const failedToSaveTheCode = 'کوڈ محفوظ نہیں ہو سکا'
export const newDiscountCode = 'نیا ڈسکاؤنٹ کوڈ'
export const buyersTypeOrFollowLink = 'خریدار یہ آرڈر کے فارم میں لکھتے ہیں، یا کوڈ والے لنک سے آتے ہیں۔'
export const saveCode = 'کوڈ محفوظ کریں'
export const lettersAndDigits = 'انگریزی کے 3 سے 20 حروف اور ہندسے، جیسے «EID10»۔'
export const whatItTakesOff = 'کیا کم ہو گا'
export const percentOffLabel = 'کتنے فیصد کم'
export const offIn = (unit: string): string => `کتنا کم (\u2068${unit}\u2069)`
export const ordersFrom = (unit: string): string => `کم از کم آرڈر (\u2068${unit}\u2069)`
export const firstDay = 'پہلا دن'
export const lastDay = 'آخری دن'
export const usesInAll = 'کُل کتنی بار'
export const usesOfABuyer = 'ایک خریدار کتنی بار'
export const alsoOnReducedPrices = 'کم کی ہوئی قیمتوں پر بھی'
export const theCodeCounts = 'کوڈ چل رہا ہے'
export const removeThisCode = 'یہ کوڈ ہٹائیں'
export const buyersCannotTakeIt = 'خریدار اسے اب نہیں لگا سکیں گے۔ جن آرڈرز پر لگ چکا ہے، وہ ویسے ہی رہیں گے۔'
export const remove = (code: string): string => `\u2068${code}\u2069 ہٹائیں؟`
export const failedToRemoveTheCode = 'کوڈ نہیں ہٹ سکا'
export const discountCodes = 'ڈسکاؤنٹ کوڈ'
export const thankBuyersOrBringNew =
  'پرانے خریداروں کا شکریہ ادا کریں، یا نئے لائیں: کچھ فیصد، کوئی رقم، یا ڈیلیوری مفت۔'
export const premiumHasMoreCodes = 'پریمیم میں ایک سے زیادہ کوڈ بنتے ہیں۔'
export const addCode = 'کوڈ بنائیں'
export const failedToFetchDiscountCodes = 'ڈسکاؤنٹ کوڈ نہیں آ سکے'
export const isOff = 'بند'
export const hasEnded = 'ختم'
export const untilSunday = 'اتوار تک'
export const sevenDays = '7 دن'
export const endOfMonth = 'مہینے کے آخر تک'
export const oldPriceCrossedOut = 'خریداروں کو پرانی قیمت کٹی ہوئی نظر آتی ہے۔'
export const saleExample = (before: string, after: string): string =>
  `\u2068${before}\u2069 کی چیز \u2068${after}\u2069 کی ہو جائے گی۔ خریداروں کو پرانی قیمت کٹی ہوئی نظر آتی ہے۔`
export const failedToSaveTheSale = 'سیل محفوظ نہیں ہو سکی'
export const sale = 'سیل'
export const newSale = 'نئی سیل'
export const itBeginsAndEnds = 'پاکستان کے وقت سے رات 12 بجے خود شروع اور خود ختم ہو جاتی ہے۔'
export const saveSale = 'سیل محفوظ کریں'
export const startSale = 'سیل شروع کریں'
export const endThisSale = 'یہ سیل ختم کریں'
export const productsCostAsBefore = 'پراڈکٹس کی قیمت فوراً پہلے جیسی ہو جائے گی۔ جو آرڈر ہو چکے، ان کی قیمت وہی رہے گی۔'
export const endThisSaleQuestion = 'یہ سیل ختم کریں؟'
export const endSale = 'سیل ختم کریں'
export const planned = 'ابھی شروع نہیں'
export const running = 'چل رہی ہے'
export const reduceForSomeDays =
  'کچھ دنوں کے لیے ہر چیز یا کچھ پراڈکٹس کی قیمت کم کریں۔ نئی قیمت کے ساتھ پرانی بھی نظر آتی ہے۔'
export const addSale = 'سیل لگائیں'
export const failedToFetchSales = 'سیل نہیں آ سکی'
