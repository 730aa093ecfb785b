/** Words of the store's form, in Urdu. To be read by a native speaker. */
import type { Language } from '#contract/languages.ts'
import { count } from '#src/lib/numbers.ts'

export const days = (total: number): string => `${count(total)} دن`
export const hours = (total: number): string => `${count(total)} ${total === 1 ? 'گھنٹہ' : 'گھنٹے'}`
export const keepPiecesForUnconfirmed = 'جو آرڈر کنفرم نہیں ہوا، اس کا سامان کب تک رکھنا ہے'
export const thenForSaleAgain =
  'اس کے بعد وہ سامان دوبارہ بکنے لگتا ہے۔ آرڈر آپ کی فہرست میں «دیکھ لیں» کے نشان کے ساتھ رہتا ہے۔'
export const languageOfTheShop = 'دکان کی زبان'
export const languageIsForButtons =
  'بٹن، آرڈر کا فارم اور خریداروں کے آرڈر کے صفحے اس زبان میں ہوں گے۔ نام اور تفصیل ویسے ہی رہتے ہیں جیسے آپ لکھیں۔'
const named = (language: Language): string => (language === 'ur' ? 'اردو' : 'انگریزی')
export const alsoIn = (language: Language): string => `${named(language)} میں بھی دکھائیں`
export const buyersSwitchAbove =
  'گاہک ہر صفحے کے اوپر سے زبان بدل سکتے ہیں۔ سامان کے نام آپ دونوں زبانوں میں لکھ سکتے ہیں۔'
export const bioIn = (language: Language): string => `دکان کا تعارف ${named(language)} میں`
export const emptyShowsOwn = 'خالی چھوڑیں تو گاہک دوسری زبان والا دیکھیں گے۔'
export const whatsappNumber = 'واٹس ایپ نمبر'
export const ordersByWhatsappComeHere = 'واٹس ایپ کے آرڈر یہاں آتے ہیں۔'
export const storeUrl = 'دکان کا لنک'
export const buyersOpenAddress = 'خریدار یہ کھولتے ہیں: {address}'
export const changeImage = 'تصویر بدلیں'
export const chooseImage = 'تصویر چنیں'
export const importantPartOfCover = 'کور کا اہم حصہ'
export const logo = 'لوگو'
export const squareAtLeast = 'چوکور، کم از کم \u2068200×200\u2069'
export const logoNotProcessed = 'لوگو نہیں لگ سکا۔ دوبارہ کوشش کریں۔'
export const cover = 'کور'
export const wideAbout = 'چوڑی، تقریباً \u20681200×600\u2069'
export const coverNotProcessed = 'کور کی تصویر نہیں لگ سکی۔ دوبارہ کوشش کریں۔'
export const storeName = 'دکان کا نام'
export const storeBio = 'دکان کا تعارف'
export const oneOrTwoLines = 'دکان میں کیا ملتا ہے، ایک دو لائنوں میں۔'
export const instagramUrl = 'انسٹاگرام کا لنک'
export const facebookUrl = 'فیس بک کا لنک'
export const settingsUpdated = 'دکان کی سیٹنگز بدل گئیں!'
export const storeCreated = 'دکان بن گئی!'
export const failedToUpdateStore = 'دکان کی تبدیلی محفوظ نہیں ہو سکی'
export const failedToCreateStore = 'دکان نہیں بن سکی'
export const failedToFetchStoreData = 'دکان کی معلومات نہیں آ سکیں'
export const fillInRequiredFields = 'جو خانے ضروری ہیں وہ سب بھریں'
export const editSettings = 'سیٹنگز بدلیں'
export const savedChangesAreLive = 'محفوظ کی ہوئی تبدیلی ذرا دیر میں دکان پر آ جاتی ہے۔'
export const createStoreFirst = 'پہلے دکان بنائیں، پھر «دکان کا ڈیزائن» کھلے گا'
export const createYourStore = 'اپنی دکان بنائیں'
export const itIsOnlineAtOnce = 'بٹن دباتے ہی دکان آن لائن ہو جاتی ہے۔'
export const createStore = 'دکان بنائیں'
