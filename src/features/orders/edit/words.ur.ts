/** Words of writing down and changing an order, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const failedToJoinTheOrders = 'آرڈر اکٹھے نہیں ہو سکے'
export const orderedTwice = 'دو بار آرڈر ہو گیا؟'
export const theBuyerHasAnotherOrder = 'خریدار کا ایک اور آرڈر بھی ہے'
export const hasTheSameProducts = '{day} کے {order} میں بھی یہی چیزیں ہیں۔'
export const hasOtherProducts = '{day} کے {order} میں دوسری چیزیں ہیں۔'
export const cancelTheOtherOne = 'دوسرا کینسل کریں'
export const putBothInOneParcel = 'دونوں ایک پارسل میں ڈالیں'
export const cancelOther = (other: string): string => `\u2068${other}\u2069 کینسل کریں؟`
export const joinOther = (other: string): string => `\u2068${other}\u2069 کو اس آرڈر میں ڈالیں؟`
export const otherIsCancelled = 'اس کی چیزیں واپس سٹاک میں آ جائیں گی۔'
export const otherIsJoined =
  'اس کی چیزیں اس آرڈر میں آ جائیں گی اور ڈیلیوری ایک بار لگے گی۔ پھر وہ آرڈر کینسل ہو جائے گا۔'
export const leaveThem = 'ایسے ہی رہنے دیں'
export const cannotBeUndone = 'یہ بعد میں واپس نہیں ہو سکتا۔'
export const phone = 'فون'
export const address = 'پتا'
export const city = 'شہر'
export const notes = 'ہدایت'
export const delivery = 'ڈیلیوری'
export const adjustment = 'رقم میں تبدیلی'
export const adjustmentFor = 'تبدیلی کس لیے'
export const total = 'کُل'
export const changedByYou = (at: string): string => `آپ نے بدلا · ${at}`
export const changes = 'تبدیلیاں'
export const soldOut = 'ختم'
export const left = (count: number): string => `${count} باقی`
export const whichOf = '{name}: کون سا؟'
export const anotherProduct = 'کوئی اور پراڈکٹ'
export const addAProduct = 'پراڈکٹ ڈالیں'
export const failedToSearchProducts = 'پراڈکٹس میں تلاش نہیں ہو سکی'
export const noProductOfYours = 'آپ کی کسی پراڈکٹ کے نام میں یہ نہیں۔'
export const productsFound = 'ملی ہوئی پراڈکٹس'
export const productsOfTheOrder = 'آرڈر کی پراڈکٹس'
export const oneLessOf = (name: string): string => `\u2068${name}\u2069: ایک کم`
export const quantityOf = (name: string): string => `\u2068${name}\u2069 کی تعداد`
export const oneMoreOf = (name: string): string => `\u2068${name}\u2069: ایک اور`
export const priceOf = (name: string): string => `\u2068${name}\u2069 کی قیمت`
export const takeAway = (name: string): string => `\u2068${name}\u2069 نکالیں`
export const orderCount = (total: number): string => `${count(total)} آرڈر`
export const fillInNameAndAddress = 'نام اور پتا بھر دیں'
export const buyer = 'خریدار'
export const notesOfTheBuyer = 'خریدار کی ہدایت'
export const deliveryCharge = 'ڈیلیوری کا خرچ'
export const whatIsItFor = 'یہ کس لیے ہے؟'
export const giftWrap = 'گفٹ پیکنگ'
export const amountTakenOff = 'جتنی رقم کم ہوئی'
export const amountAdded = 'جتنی رقم بڑھی'
export const addInstead = 'کم نہیں، بڑھانی ہے'
export const takeOffInstead = 'بڑھانی نہیں، کم کرنی ہے'
export const addOrTakeOff = 'رقم بڑھائیں یا کم کریں'
export const discountAsAgreed = 'ڈسکاؤنٹ، جو طے ہوا'
export const changeOrder = (orderId: string): string => `آرڈر \u2068${orderId}\u2069 بدلیں`
export const theBuyerSeesOn = 'خریدار کو آرڈر کے صفحے پر نظر آئے گا کہ دکان نے تبدیلی کی۔'
export const saveChanges = 'تبدیلیاں محفوظ کریں'
export const failedToLoadTheOrder = 'آرڈر نہیں آ سکا'
export const failedToChangeTheOrder = 'آرڈر نہیں بدل سکا'
export const failedToReadTheChat = 'چیٹ نہیں پڑھی جا سکی'
export const theBuyersMessage = 'خریدار کا پیغام'
export const anOrderFromYour =
  'آپ کی دکان کے واٹس ایپ بٹن سے آیا آرڈر سب کچھ بھر دیتا ہے۔ دوسرے پیغام سے فون نمبر لیا جاتا ہے، باقی نوٹ بن جاتا ہے۔'
export const readIt = 'پڑھیں'
export const newOrder = 'نیا آرڈر'
export const fromAChatA = 'چیٹ، کال یا دکان پر آیا آرڈر۔ سٹاک فوراً کم ہو جاتا ہے۔'
export const saveOrder = 'آرڈر محفوظ کریں'
export const failedToSaveTheOrder = 'آرڈر محفوظ نہیں ہو سکا'
export const pasteAChat = 'چیٹ پیسٹ کریں'
export const leaveItEmptyFor = 'خالی چھوڑیں تو آپ کی دکان کا خرچ لگے گا۔'
export const takeItAnyway = 'پھر بھی آرڈر لیں'
export const yourShopDoesNot = 'آپ کی دکان وہاں ڈیلیوری نہیں کرتی، یا اتنی رقم کیش آن ڈیلیوری پر نہیں لیتی۔'
export const theBuyerHasAgreed = 'خریدار نے ہاں کر دی ہے'
export const savedAsConfirmed = '«کنفرم» محفوظ ہو گا۔'
export const savedAsPendingYou = '«نیا» محفوظ ہو گا: کنفرم بعد میں کریں۔'
export const inYourShop = (amount: string): string => `آپ کی دکان میں \u2068${amount}\u2069`
export const orderedAt = (amount: string): string => `آرڈر کے وقت \u2068${amount}\u2069`
export const itStandsInFile = 'یہ {courier} کی فائل میں ہے۔ وہ فائل اپ لوڈ ہو چکی ہو تو کوریئر کو بھی بتا دیں۔'
export const cameBack = (returned: number): string => `${count(returned)} واپس آئے`
export const blockedByYou = 'آپ نے بلاک کیا ہوا ہے'
export const listed = (parts: readonly string[]): string => parts.join('، ')
export const none = 'کچھ نہیں'
export const changedFromTo = '{what}: {before} ← {after}'
export const foundInTheChat = (fields: string): string => `چیٹ میں یہ ملا: ${fields}۔`
export const nothingFoundInThe = 'چیٹ میں کوئی پراڈکٹ، فون نمبر یا پتہ نہیں ملا۔'
export const theRestIsIn = 'باقی نوٹ میں ہے۔'
export const addAProductFirst = 'پہلے کوئی پراڈکٹ ڈالیں۔'
