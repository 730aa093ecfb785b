/** Words of a product's form, in Urdu. To be read by a native speaker. */

import type { Language } from '#contract/languages.ts'
import { count } from '#src/lib/numbers.ts'

export const howManyDoYouHave = 'آپ کے پاس کتنی ہیں؟ ختم ہو گئی ہو تو 0 لکھیں۔'
export const priceBeforeMustBeAbove = 'پہلے والی قیمت موجودہ قیمت سے زیادہ ہونی چاہیے'
export const couldNotBeProcessed = 'تیار نہیں ہو سکی'
export const processing = 'تیار ہو رہی ہے…'
export const image = 'تصویر'
export const sortImage = (place: number): string => `تصویر ${place} آگے پیچھے کریں`
export const chosenNumber = (place: number): string => `چنی ہوئی، نمبر ${place}`
export const mainImage = 'مین تصویر'
export const makeMain = 'مین تصویر بنائیں'
export const makeMainImage = (place: number): string => `مین تصویر بنائیں: تصویر ${place}`
export const replaceImage = (place: number): string => `تصویر ${place} بدلیں`
export const removeImage = (place: number): string => `تصویر ${place} ہٹائیں`
export const anotherFileForImage = (place: number): string => `تصویر ${place} کی جگہ دوسری فائل`
export const imagesLeftOut = (most: number, left: number): string =>
  `ایک پراڈکٹ کی زیادہ سے زیادہ ${most} تصویریں ہوتی ہیں: ${left === 1 ? '1 تصویر نہیں لی گئی' : `${count(left)} تصویریں نہیں لی گئیں`}۔`
export const errorProcessingImages = 'تصویریں تیار نہیں ہو سکیں۔ دوبارہ کوشش کریں۔'
export const chosenNotReadyYet = 'چنی ہوئی، ابھی تیار نہیں'
export const oneMoment = 'ایک منٹ…'
export const camera = 'کیمرا'
export const imageFiles = 'تصویروں کی فائلیں'
export const images = 'تصویریں'
export const takePhoto = 'تصویر کھینچیں'
export const chooseImages = 'تصویریں چنیں'
export const makingImagesSmall = 'تصویریں بھیجنے کے لیے چھوٹی ہو رہی ہیں…'
export const chooseImagesAgain = 'تصویریں دوبارہ چنیں: صرف لکھا ہوا محفوظ رہ سکا۔'
export const firstImageIsMain = 'پہلی تصویر ہی مین تصویر ہے۔ ترتیب بدلنے کے لیے کھینچیں۔'
export const priceBeforeIn = (currency: string): string => `پہلے والی قیمت، \u2068${currency}\u2069 میں`
export const crossedOutBesidePrice = 'قیمت کے ساتھ کٹی ہوئی دِکھے گی۔ سیل ختم کرنے کے لیے خالی چھوڑ دیں۔'
export const suggestDescription = 'تفصیل کا مشورہ لیں'
export const productName = 'پراڈکٹ کا نام'
export const inLanguage = (language: Language): string => (language === 'ur' ? 'اردو میں' : 'انگریزی میں')
export const emptyShowsOwn = 'خالی چھوڑیں تو گاہک دوسری زبان والا دیکھیں گے۔'
export const description = 'تفصیل'
export const whatToDescribe = 'کس چیز کی بنی ہے، سائز، رنگ، ڈبے میں کیا ہے۔'
export const priceIn = (currency: string): string => `قیمت، \u2068${currency}\u2069 میں`
export const inStock = 'سٹاک میں'
export const addPriceBefore = 'سیل لگی ہے؟ پہلے والی قیمت لکھیں'
export const buyersFilterByIt = 'خریدار کیٹیگری سے چیزیں ڈھونڈتے ہیں۔ کوئی چنیں یا اپنی لکھیں۔'
export const featured = 'سب سے پہلے'
export const listedFirst = 'باقی پراڈکٹس سے پہلے دِکھے گی۔'
export const sent = 'کتنا جا چکا'
export const addProduct = 'پراڈکٹ ڈالیں'
export const productUpdated = 'پراڈکٹ بدل گئی!'
export const failedToUpdate = 'پراڈکٹ نہیں بدل سکی'
export const editProduct = 'پراڈکٹ بدلیں'
export const soldMeanwhile = (units: number, variant: string, left: number): string =>
  `${variant && `\u2068${variant}\u2069: `}اس دوران ${count(units)} ${units === 1 ? 'بک گئی' : 'بک گئیں'}، اب ${count(left)} باقی`
export const addedMeanwhile = (units: number, variant: string, stock: number): string =>
  `${variant && `\u2068${variant}\u2069: `}اس دوران ${count(units)} اور ${units === 1 ? 'آ گئی' : 'آ گئیں'}، اب ${count(stock)} سٹاک میں`
export const moved = (what: string): string => `${what}۔`
