/** Words of the sizes and colors of a product, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const howManyOf = (label: string): string => `\u2068${label}\u2069 آپ کے پاس کتنی ہیں؟ ختم ہو گئی ہو تو 0 لکھیں۔`
export const stockAtMost = (label: string, most: number): string =>
  `\u2068${label}\u2069: سٹاک زیادہ سے زیادہ ${count(most)} ہو سکتا ہے۔`
export const nameEveryOption = 'ہر آپشن کا نام لکھیں، جیسے سائز۔'
export const bothOptionsAre = (name: string): string => `دونوں آپشن کا نام \u2068${name}\u2069 ہے۔ الگ الگ نام رکھیں۔`
export const addValueTo = (name: string): string => `\u2068${name}\u2069 میں کوئی قسم ڈالیں، یا اسے ہٹا دیں۔`
export const sellAtLeastOne = 'کم از کم ایک قسم بیچنے کے لیے ہونی چاہیے۔'
export const atMostLetters = (most: number): string => `زیادہ سے زیادہ ${most} حروف۔`
export const tooManyCombinations = (combinations: number, most: number): string =>
  `اس سے ${count(combinations)} قسمیں بن جائیں گی۔ ایک پراڈکٹ کی زیادہ سے زیادہ ${count(most)} ہو سکتی ہیں۔`
export const youAlreadyHave = (label: string): string => `\u2068${label}\u2069 پہلے سے ہے۔`
export const imageOfEach = (option: string): string => `ہر \u2068${option || 'قسم'}\u2069 کی تصویر`
export const imageFor = (place: number, label: string): string => `${label} کے لیے تصویر ${place}`
export const colorOf = (label: string): string => `${label} کا رنگ`
export const moveEarlier = (label: string): string => `${label} پہلے کریں`
export const moveLater = (label: string): string => `${label} بعد میں کریں`
export const nameOf = (label: string): string => `${label} کا نام`
export const edit = (label: string): string => `${label} بدلیں`
export const remove = (label: string): string => `${label} ہٹائیں`
export const option = 'آپشن'
export const secondOption = 'دوسرا آپشن'
export const valuesOf = (name: string): string => `${name} کی قسمیں`
export const removeOption = (name: string, pieces: number): string =>
  `\u2068${name}\u2069 ہٹانا ہے؟ ہر قسم کا سٹاک مٹ جائے گا، کُل ${count(pieces)} عدد۔`
export const removeValue = (label: string, pieces: number): string =>
  `\u2068${label}\u2069 ہٹانا ہے؟ ${count(pieces)} عدد پھر نہیں بکیں گے۔`
export const openOrdersKeepTheirs = (pieces: number): string => `چلتے آرڈرز کے ${count(pieces)} عدد اُنہی کے رہیں گے۔`
export const keepIt = 'رہنے دیں'
export const addTo = (name: string): string => `${name} میں ڈالیں`
export const addAnother = 'ایک اور ڈالیں'
export const typeOrTapBelow = 'یہاں لکھیں، یا نیچے سے چنیں'
export const price = 'قیمت'
export const priceOf = (label: string): string => `${label} کی قیمت`
export const before = 'پہلے'
export const beforeOf = (label: string): string => `${label} کی پہلے والی قیمت`
export const samePriceForAll = 'سب کی ایک قیمت'
export const forSale = 'کیا بیچنا ہے'
export const inStock = 'سٹاک'
export const same = 'وہی'
export const stockOf = (label: string): string => `${label} کا سٹاک`
export const doNotSell = (label: string): string => `${label} نہ بیچیں`
export const notSold = 'نہیں بیچنا:'
export const sell = (label: string): string => `${label} بیچیں`
export const sizesOrColors = 'سائز یا رنگ بھی ہیں؟'
export const sizesAndColors = 'سائز اور رنگ'
export const addAnotherOption = 'ایک اور آپشن ڈالیں'
export const currentAreNow = (pieces: number, label: string): string =>
  `آپ کے موجودہ ${count(pieces)} عدد اب \u2068${label}\u2069 ہیں۔`
