/** Words of what several tabs share, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const pakistan = 'پاکستان'
export const countryCode = 'ملک کا کوڈ'
export const pending = 'ابھی باقی'
export const approved = 'منظور'
export const paid = 'ادا ہوئے'
export const rejected = 'نامنظور'
export const accountNumber = 'اکاؤنٹ نمبر'
export const phoneNumber = 'فون نمبر'
export const points = (total: number): string => `${count(total)} ${total === 1 ? 'پوائنٹ' : 'پوائنٹس'}`
export const upgradeRequestSentAdmin = 'درخواست چلی گئی! ایڈمن جلد آپ سے رابطہ کرے گا۔'
export const failedToSendUpgrade = 'درخواست نہیں جا سکی۔ دوبارہ کوشش کریں۔'
export const yourPlanIsPaidUntil = (until: string): string => `آپ کا پلان \u2068${until}\u2069 تک ہے۔`
export const yourPlanHasNo = 'آپ کے پلان کی کوئی آخری تاریخ نہیں۔'
export const thankYouForGrowing = 'ہمارے ساتھ دکان بڑھانے کا شکریہ۔'
export const upgradePlan = 'پلان بڑھائیں'
export const youAreOnThe = 'آپ مفت پلان پر ہیں۔'
export const perMonth = 'ماہانہ'
export const insteadOf = 'پہلے'
export const yourReferralDiscountIsApplied = 'آپ کا ریفرل ڈسکاؤنٹ لگ گیا ہے۔'
export const requestSent = 'درخواست بھیج دی'
export const requestUpgrade = 'پریمیم کی درخواست کریں'
export const askedOnWeWrite = (moment: string): string =>
  `درخواست \u2068${moment}\u2069 کو بھیجی۔ ہم واٹس ایپ پر رابطہ کریں گے۔`
export const createYourStoreFirst = 'پہلے اپنی دکان بنائیں'
export const createStore = 'دکان بنائیں'
export const failedToRollBack = 'پہلے والی دکان نہیں لگ سکی'
export const yourShopIsUp = 'آپ کی دکان پر سب کچھ تازہ ہے'
export const buyersSeeAnEarlierVersion = 'خریداروں کو پہلے والی دکان دِکھ رہی ہے'
export const sendOnWhatsapp = 'واٹس ایپ پر بھیجیں'
export const copyLink = 'لنک کاپی کریں'
export const linkCopied = 'لنک کاپی ہو گیا!'
export const copyTheLink = 'لنک کاپی کریں'
export const whatYouTypedHereStays = 'آپ نے یہاں جو لکھا وہ موجود ہے۔'
export const loadTheNewerVersion = 'نیا ورژن کھولیں'
export const whatYouTypedBefore = 'جو آپ نے پہلے لکھا تھا وہ پھر سے یہاں ہے۔ ابھی محفوظ نہیں ہوا۔'
export const unlimitedProducts = (free: number): string => `${count(free)} کی جگہ جتنی مرضی پراڈکٹس`
export const upToProducts = (most: number, free: number): string => `${count(free)} کی جگہ ${count(most)} تک پراڈکٹس`
