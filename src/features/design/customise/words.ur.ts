/** Words of the form of a layout, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const saved = 'لے آؤٹ محفوظ ہو گیا!'
export const failedToSave = 'لے آؤٹ محفوظ نہیں ہو سکا'
export const loginToSaveLayout = 'لے آؤٹ محفوظ کرنے کے لیے لاگ اِن کریں'
export const imageUploadedNotSaved = 'تصویر آ گئی، پر لے آؤٹ محفوظ نہیں ہو سکا'
export const savedButPageFailed = 'محفوظ ہو گیا، پر ایک صفحہ نہیں بن سکا۔ پہلے والی ٹھیک دکان ہی لائیو ہے۔'
export const imageAddedToDraft = 'تصویر ڈرافٹ میں آ گئی۔ لائیو کریں گے تو دکان میں دِکھے گی۔'
export const savedOthersNot = 'لے آؤٹ محفوظ ہو گیا! باقی تبدیلیاں ابھی محفوظ نہیں۔'
export const draftNotLiveYet = 'ڈرافٹ، ابھی لائیو نہیں'
export const live = 'لائیو'
export const allChangesSaved = 'سب تبدیلیاں محفوظ ہیں'
export const unsavedChanges = (changes: number): string =>
  changes === 1 ? '1 تبدیلی محفوظ نہیں' : `${count(changes)} تبدیلیاں محفوظ نہیں`
export const moreForThisDesign = 'اس ڈیزائن کے اور کام'
export const reset = 'پہلے جیسا کریں'
export const publishChanges = 'لائیو کریں'
export const yourChangesStayOnTop = 'آپ نے یہاں جو بدلا ہے، وہ ساتھ رہے گا۔'
export const loadNewerVersion = 'نیا ورژن کھولیں'
export const discardMyChanges = 'میری تبدیلیاں چھوڑ دیں'
export const backToLayouts = 'واپس لے آؤٹ پر'
export const customize = (layout: string): string => `\u2068${layout}\u2069 اپنی مرضی سے بدلیں`
export const viewLive = 'دکان دیکھیں'
export const topOfPage = 'صفحے کا اوپر والا حصہ'
export const nameAndLogo = 'نام اور لوگو'
export const whyBuyFromYou = 'آپ سے کیوں خریدیں'
export const oneLineBuyersNotice = 'ایک لائن جو خریدار ضرور دیکھیں'
export const asksBuyersToWrite = 'خریدار سے کہتا ہے کہ آپ کو لکھے'
export const toCorrect = (wrong: number): string => `${count(wrong)} ٹھیک کریں`
export const changed = (fields: number): string => `${count(fields)} ${fields === 1 ? 'بدلی' : 'بدلیں'}`
export const liveOnceUploaded = 'اپ لوڈ ہوتے ہی اکیلی لائیو ہو جاتی ہے۔'
export const liveOncePublished = 'یہ لے آؤٹ لائیو کریں گے تو دکان میں دِکھے گی۔'
export const edit = 'بدلیں'
export const leaveUnsaved = 'ڈیزائن کی تبدیلیاں محفوظ نہیں۔ پھر بھی جانا ہے؟'
export const restoredNotSaved = 'آپ نے پہلے جو بدلا تھا، وہ یہاں واپس آ گیا ہے۔ ابھی محفوظ نہیں۔'
export const whatIsShown = 'کیا دیکھنا ہے'
export const allGoesBack = (layout: string): string =>
  `\u2068${layout}\u2069 کی ساری لکھائی، رنگ اور تصویریں پہلے جیسی ہو جائیں گی۔ محفوظ کرنے تک کچھ نہیں بدلے گا۔`
export const resetThisLayout = 'یہ لے آؤٹ پہلے جیسا کرنا ہے؟'
