/** Words of one order in full, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const cancelQuestion = (orderId: string): string => `آرڈر \u2068${orderId}\u2069 کینسل کرنا ہے؟`
export const cancelOrder = 'آرڈر کینسل کریں'
export const keepOrder = 'رہنے دیں'
export const noStockWasReserved = 'اس کے لیے سٹاک نہیں روکا گیا تھا۔'
export const placedByTheBuyer = 'خریدار نے آرڈر کیا'
export const recordedByTheShop = 'دکان نے آرڈر لکھا'
export const undoneAgain = (to: string): string => `پہلے جیسا کیا: پھر سے «${to}»`
export const failedToMakeA = 'نیا لنک نہیں بن سکا'
export const theBuyersOwnPage = 'خریدار کا اپنا صفحہ: آرڈر کہاں تک پہنچا، اور کنفرم یا کینسل کرنے کے بٹن۔'
export const send = 'بھیجیں'
export const look = 'دیکھیں'
export const copy = 'کاپی کریں'
export const linkCopied = 'لنک کاپی ہو گیا'
export const copyTheLink = 'لنک کاپی کریں'
export const newLink = 'نیا لنک'
export const theOldLinkStops = 'پرانا لنک فوراً بند ہو جاتا ہے، خریدار کے لیے بھی۔ اسے نیا لنک بھیجیں۔'
export const makeANewLinkQuestion = 'نیا لنک بنانا ہے؟'
export const makeANewLink = 'نیا لنک بنائیں'
export const cashOnDelivery = 'کیش آن ڈیلیوری'
export const toGiveBack = 'واپس دینے ہیں'
export const toCollect = 'وصول کرنے ہیں'
export const thisOrderWasChangedElsewhere = (conflict: string): string => `یہ آرڈر کہیں اور بدل گیا: ${conflict}۔`
export const youSeeItAs = 'اب جیسا ہے، وہ سامنے ہے۔'
export const toBeChecked = 'دیکھ لیں'
export const buyerConfirmed = 'خریدار نے کنفرم کیا'
export const change = 'بدلیں'
export const printSlip = 'پرچی پرنٹ کریں'
export const customer = 'گاہک'
export const allTheirOrders = 'ان کے سارے آرڈر'
export const whatsapp = 'واٹس ایپ'
export const call = 'کال'
export const notesOfTheBuyer = 'خریدار کی ہدایت'
export const delivery = (code: string): string => `ڈیلیوری${code && ` (\u2068${code}\u2069)`}`
export const free = 'مفت'
export const adjustment = 'رقم میں تبدیلی'
export const total = 'کُل'
export const history = 'اب تک کیا ہوا'
export const failedToSaveNotes = 'نوٹ محفوظ نہیں ہو سکے'
export const yourNotes = 'آپ کے نوٹ'
export const onlyYouSeeThem = 'یہ صرف آپ کو دِکھتے ہیں۔'
export const saveNotes = 'نوٹ محفوظ کریں'
export const itHasAnotherStatusNow = 'اب اس کی حالت کچھ اور ہے'
export const order = (orderId: string): string => `آرڈر \u2068${orderId}\u2069`
export const failedToGetOrderStatus = 'آرڈر کی حالت نہیں آ سکی'
export const why = 'کیوں؟'
export const chooseAReason = 'وجہ چنیں'
export const oneLess = (label: string): string => `${label}: ایک کم`
export const oneMore = (label: string): string => `${label}: ایک اور`
export const ordered = (quantity: number): string => `آرڈر: ${count(quantity)}`
export const youNoLongerSell = 'یہ اب آپ کی دکان میں نہیں، اس لیے سٹاک میں واپس نہیں جائے گا۔'
export const backInStock = 'سٹاک میں واپس'
export const damaged = 'خراب'
export const orderComesBack = (id: string): string => `آرڈر \u2068${id}\u2069 واپس آ رہا ہے؟`
export const theParcelIsOn = 'پارسل آپ کے پاس واپس آ رہا ہے۔ «واپس آ گیا» دبانے پر سامان سٹاک میں واپس جائے گا۔'
export const markReturning = 'واپس آ رہا ہے'
export const orderIsBack = (id: string): string => `آرڈر \u2068${id}\u2069 واپس آ گیا؟`
export const goodProductsGoBack = 'ٹھیک سامان سٹاک میں واپس جاتا ہے، خراب نہیں۔'
export const markReturned = 'واپس آ گیا'
export const notYet = 'ابھی نہیں'
export const countAtLeastOne = 'کم از کم ایک چیز گنیں جو واپس آئی۔'
export const updateStatusOfOrder = (orderId: string): string => `آرڈر \u2068${orderId}\u2069 کی حالت بدلیں`
export const updateStatus = 'حالت بدلیں'
export const itsProductsGoBack = 'اس کا سامان سٹاک میں واپس چلا جائے گا۔'
export const itHasAParcel = (courier: string): string =>
  `اس کا پارسل \u2068${courier}\u2069 کے پاس ہے: کوریئر کو بھی بتا دیں۔`
export const youCanUndoThis = 'دس سیکنڈ تک اسے پہلے جیسا کیا جا سکتا ہے۔ اس کے بعد کینسل آرڈر نہیں بدلتا۔'
export const discount = (code: string): string => `ڈسکاؤنٹ \u2068${code}\u2069`
export const cameBack = (units: number): string => `${count(units)} واپس`
export const cameBackDamaged = (units: number, damaged: number): string =>
  `${count(units)} واپس، ${count(damaged)} خراب`
export const amountCameBack = (amount: string): string => `\u2068${amount}\u2069 کا سامان واپس`
export const changedElsewhereSaveAgain =
  'یہ آرڈر کہیں اور بدل گیا۔ اب جیسا ہے، وہ سامنے ہے؛ آپ کا لکھا ہوا موجود ہے۔ وہی رکھنا ہو تو دوبارہ محفوظ کریں۔'
export const andMore = (rest: number): string => `{name} اور ${count(rest)} مزید`
