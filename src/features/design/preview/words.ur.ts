/** Words of the preview of a design, in Urdu. To be read by a native speaker. */

export const previewNotShown = 'جھلک نہیں دِکھ سکی'
export const phone = 'فون'
export const desktop = 'کمپیوٹر'
export const now = 'ابھی'
export const whichLayoutIsShown = 'کون سا لے آؤٹ دیکھنا ہے'
export const screenOfPreview = 'کس سکرین پر دیکھنا ہے'
export const homePage = 'پہلا صفحہ'
export const yourStoreNow = 'آپ کی دکان ابھی'
export const nowNamed = (layout: string): string => `ابھی: \u2068${layout}\u2069`
export const previewOfYourStore = 'آپ کی دکان کی جھلک'
export const newNamed = (layout: string): string => `نیا: \u2068${layout}\u2069`
export const storeAsItIs = 'آپ کی دکان، جیسی ابھی ہے۔'
export const storeInThisLayout = 'آپ کی دکان اس لے آؤٹ میں۔ جب تک آپ اسے نہیں لگاتے، خریداروں کو نہیں دِکھتا۔'
export const toUseLayout = 'یہ لے آؤٹ لگائیں'
