/** Words of a product in the list, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const processingImages = 'تصویریں تیار ہو رہی ہیں…'
export const added = 'شامل ہو گئی'
export const uploading = (percent: number): string => `جا رہی ہے… \u2068${percent}%\u2069`
export const saving = 'محفوظ ہو رہی ہے…'
export const editNamed = (name: string): string => `${name} بدلیں`
export const discard = (name: string): string => `${name} چھوڑ دیں`
export const sending = (name: string): string => `${name} جا رہی ہے`
export const processing = 'تیار ہو رہی ہے…'
export const imageFailed = 'تصویر نہیں بنی'
export const noImage = 'کوئی تصویر نہیں'
export const carousel = 'تصویروں کی قطار'
export const imagesOf = (name: string): string => `${name} کی تصویریں`
export const imageOf = (name: string, position: number, images: number): string =>
  `${name}، تصویر ${position} از ${images}`
export const previousImage = 'پچھلی تصویر'
export const nextImage = 'اگلی تصویر'
export const priceFrom = (price: string): string => `کم از کم \u2068${price}\u2069`
export const before = 'پہلے'
export const stockAtMost = (most: number, stock: number): string =>
  `سٹاک زیادہ سے زیادہ ${count(most)} ہو سکتا ہے۔ ابھی بھی ${count(stock)} ہے۔`
export const stockChangedMeanwhile = (stock: number): string => `اس دوران سٹاک ${count(stock)} ہو گیا۔ دوبارہ لکھیں۔`
export const stockUpdatedTo = (stock: number): string => `سٹاک اب ${count(stock)} ہے`
export const failedToUpdateStock = 'سٹاک نہیں بدل سکا'
export const oneLessOf = (name: string): string => `${name}: ایک کم`
export const stockOf = (name: string): string => `${name} کا سٹاک`
export const oneMoreOf = (name: string): string => `${name}: ایک اور`
export const stockSaved = 'سٹاک محفوظ ہو گیا'
export const stock = 'سٹاک'
export const saveStock = 'سٹاک محفوظ کریں'
export const moved = (what: string): string => `${what}۔`
export const movedSaveAgain = (what: string, stock: number): string =>
  `${what}۔ اسے ${count(stock)} کرنا ہے تو دوبارہ محفوظ کریں۔`
export const unitsInStock = (stock: number): string => `${count(stock)} ${stock === 1 ? 'موجود ہے' : 'موجود ہیں'}`
export const inStock = 'موجود ہے'
export const lowStock = 'تھوڑا رہ گیا'
export const outOfStock = 'ختم ہو گیا'
export const actionsFor = (name: string): string => `${name} کا مینیو`
export const edit = 'بدلیں'
export const duplicate = 'ایسی ہی ایک اور'
export const viewOnStore = 'دکان میں دیکھیں'
export const noLongerFirst = 'شروع سے ہٹائیں'
export const showFirst = 'سب سے پہلے دکھائیں'
export const showInShop = 'دکان میں دکھائیں'
export const hideFromShop = 'دکان سے چھپائیں'
export const showOnDayMenu = 'کسی دن دکھائیں…'
export const stockHistory = 'سٹاک کا حساب'
export const deleteLabel = 'مٹائیں'
export const showsAt = (moment: string): string => `${moment} کو دِکھے گی`
export const hidden = 'چھپی ہوئی'
export const copiedItIsHidden = 'کاپی ہو گئی۔ جب تک آپ نہ دکھائیں، چھپی رہے گی۔'
export const failedToCopy = 'پراڈکٹ کاپی نہیں ہو سکی'
export const hiddenFromYourShop = 'دکان سے چھپا دی گئی'
export const backInYourShop = 'دوبارہ دکان میں ہے'
export const standsFirst = 'اب دکان میں سب سے پہلے ہے'
export const standsWithOthers = 'اب باقی پراڈکٹس کے ساتھ ہے'
export const failedToUpdate = 'پراڈکٹ نہیں بدل سکی'
export const addedWithProduct = 'پراڈکٹ کے ساتھ آیا'
export const setByShop = 'دکان نے لکھا'
export const setByImport = 'فائل سے آیا'
export const ordered = 'آرڈر ہوا'
export const orderCancelled = 'آرڈر کینسل ہوا'
export const cameBack = 'واپس آیا'
export const stockNamed = (name: string, stock: number): string =>
  `\u2068${name}\u2069: ${count(stock)} ${stock === 1 ? 'موجود ہے' : 'موجود ہیں'}`
export const failedToFetchHistory = 'سٹاک کا حساب نہیں آ سکا'
export const nothingMovedYet = 'ابھی کچھ نہیں بدلا۔'
export const toStock = (left: number): string => `اب ${count(left)}`
export const shopShowsIt = 'دکان اسے خود دکھا دے گی'
export const showOnDay = 'کسی دن دکھائیں'
export const hideUntilThen = 'تب تک چھپائیں'
export const dayAndTime = 'دن اور وقت'
export const shopHidesIt = 'تب تک یہ دکان میں چھپی رہے گی، پھر ایک منٹ کے اندر دِکھنے لگے گی۔'
export const chooseTimeToCome = 'ایسا وقت چنیں جو ابھی آنا ہے۔'
