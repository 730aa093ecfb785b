/** Words of the import of products from a CSV file, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const joined = (parts: readonly string[]): string => parts.join('، ')
export const failedToDownload = 'پراڈکٹس ڈاؤن لوڈ نہیں ہو سکیں'
export const howToSaveAsCsv = 'ایکسل یا گوگل شیٹس سے کیسے محفوظ کریں؟'
export const whereToSaveAsCsv =
  'ایکسل میں: «File» پھر «Save As»، اور «CSV UTF-8» چنیں۔ گوگل شیٹس میں: «File»، «Download»، «Comma-separated values»۔'
export const title = 'نام'
export const description = 'تفصیل'
export const titleInEnglish = 'انگریزی نام'
export const descriptionInEnglish = 'انگریزی تفصیل'
export const titleInUrdu = 'اردو نام'
export const descriptionInUrdu = 'اردو تفصیل'
export const price = 'قیمت'
export const priceBefore = 'پہلے والی قیمت'
export const stock = 'سٹاک'
export const option = 'آپشن'
export const optionValue = 'قسم'
export const images = 'تصویریں'
export const status = 'حالت'
export const mend = 'ٹھیک کریں'
export const changes = 'بدلے گی'
export const leftOut = 'چھوڑ دی'
export const none = 'کچھ نہیں'
export const andMore = (cells: number): string => `اور ${count(cells)} مزید`
export const whatChanges = 'کیا بدلے گا'
export const noTitle = 'نام نہیں'
export const rowNumber = (row: number): string => `لائن ${row}`
export const ofRow = (row: number, note: string): string => `لائن ${row}: ${note}`
export const andOthers = (products: number): string => `اور ${count(products)} مزید`
export const productsAdded = (products: number): string =>
  products === 1 ? '1 پراڈکٹ شامل ہوئی' : `${count(products)} پراڈکٹس شامل ہوئیں`
export const productsChanged = (products: number): string =>
  products === 1 ? '1 پراڈکٹ بدلی' : `${count(products)} پراڈکٹس بدلیں`
export const productsImported = 'پراڈکٹس آ گئیں'
export const done = 'ٹھیک ہے'
export const nothingChanged = 'کچھ نہیں بدلا'
export const shownInMoment = (what: string): string => `${what}۔ تھوڑی دیر میں دکان میں دِکھے گا۔`
export const imagesMissing = (images: number, names: string): string =>
  `${images === 1 ? '1 تصویر نہیں ملی' : `${count(images)} تصویریں نہیں ملیں`}: \u2068${names}\u2069۔ ان کی زِپ کے ساتھ فائل دوبارہ لائیں، یا پراڈکٹ میں جا کر ڈالیں۔`
export const importProducts = 'فائل سے پراڈکٹس لائیں'
export const failedToReadFile = 'فائل نہیں کھل سکی'
export const importCounted = (products: number): string =>
  `${count(products)} ${products === 1 ? 'پراڈکٹ' : 'پراڈکٹس'} لائیں`
export const importLabel = 'لائیں'
export const addOrChangeMany =
  'ایک فائل سے بہت سی پراڈکٹس ڈالیں یا بدلیں۔ محفوظ ہونے سے پہلے دِکھ جائے گا کہ کیا بدلے گا۔'
export const chooseCsvFile = 'CSV فائل چنیں'
export const downloadYourProducts = 'اپنی پراڈکٹس ڈاؤن لوڈ کریں'
export const howToChangeFile =
  'اس فائل میں سارے کالم ہیں۔ قیمت یا سٹاک بدلیں، نئی پراڈکٹس کی لائنیں ڈالیں، اور فائل دوبارہ لائیں۔ فائل سے مٹائی ہوئی لائنیں دکان میں رہتی ہیں۔'
export const addAndChange = 'ڈالیں اور بدلیں'
export const changeOnly = 'صرف بدلیں'
export const setStockFromFile = 'سٹاک بھی فائل سے لیں'
export const turnOffIfSold = 'ڈاؤن لوڈ کے بعد کچھ بکا ہو تو اسے بند رکھیں۔'
export const letters = 'حروف'
export const areNamesReadable = 'کیا نیچے والے نام ٹھیک پڑھے جا رہے ہیں؟ نہیں تو دوسرا چنیں۔'
export const urduAndArabic = 'اردو اور عربی (1256)'
export const englishAndEuropean = 'انگریزی اور یورپی (1252)'
export const toMend = (products: number): string =>
  `${count(products)} ${products === 1 ? 'پراڈکٹ' : 'پراڈکٹس'} میں کچھ ٹھیک کرنا ہے۔ فائل بدل کر دوبارہ چنیں: ابھی کچھ نہیں آیا۔`
export const nothingWouldChange = 'کچھ نہیں بدلے گا'
export const countNew = (products: number): string => `${count(products)} نئی`
export const countChanged = (products: number): string => `${count(products)} بدلیں گی`
export const countAsTheyAre = (products: number): string => `${count(products)} ویسی ہی`
export const countLeftOut = (products: number): string => `${count(products)} چھوڑ دیں`
export const columnsLeftOut = 'یہ کالم چھوڑ دیے: {columns}'
export const zipTooLarge = 'زِپ زیادہ سے زیادہ 150 MB کی ہو۔ اسے دو تین حصوں میں بانٹیں۔'
export const chooseZipWith = (images: number): string =>
  `${count(images)} ${images === 1 ? 'تصویر' : 'تصویروں'} والی زِپ چنیں`
export const imagesOfSent = (done: number, all: number): string =>
  `${count(all)} میں سے ${count(done)} پراڈکٹس کی تصویریں جا چکیں۔ یہ صفحہ کھلا رکھیں۔`
export const imagesSent = 'تصویریں جا رہی ہیں'
