/** Words of delivery charges, in Urdu. To be read by a native speaker. */
import { count } from '#src/lib/numbers.ts'

export const twoPlaces = (first: string, second: string): string => `\u2068${first}\u2069 اور \u2068${second}\u2069`
export const severalPlaces = (total: number): string => `${count(total)} جگہیں`
export const free = 'مفت'
export const placesCost = (places: string, charge: string): string => `\u2068${places}\u2069: \u2068${charge}\u2069`
export const placesCostNoCash = (places: string, charge: string): string =>
  `\u2068${places}\u2069: \u2068${charge}\u2069، کیش نہیں`
export const elsewhereCosts = (charge: string): string => `باقی جگہ \u2068${charge}\u2069`
export const everywhereCosts = (charge: string): string => `ہر جگہ \u2068${charge}\u2069`
export const elsewhereAfterAChat = 'باقی جگہ پہلے بات کر کے'
export const nowhereElse = 'اور کہیں نہیں'
export const freeOver = (amount: string): string => `\u2068${amount}\u2069 سے اوپر مفت`
export const cashUpTo = (amount: string): string => `\u2068${amount}\u2069 تک کیش`
export const pickUpPossible = 'دکان سے بھی لے سکتے ہیں'
export const deliveryChargeIsRequired = 'ڈیلیوری کا خرچ لکھیں'
export const enterAnAmount = 'رقم لکھیں'
export const chooseAPlace = 'کوئی جگہ چنیں'
export const atMostExceptions = (most: number): string => `زیادہ سے زیادہ ${most} الگ جگہیں`
export const myCity = 'میرا شہر'
export const tenBigCities = 'دس بڑے شہر'
export const remotePlaces = 'دور کے علاقے'
export const addAPlace = 'جگہ ڈالیں'
export const addAPlaceSuchAs = 'جگہ ڈالیں، جیسے لاہور'
export const failedToSearchPlaces = 'جگہ تلاش نہیں ہو سکی'
export const noSuchPlaceTryNearest = 'یہ جگہ نہیں ملی۔ قریب کا کوئی شہر لکھیں۔'
export const placesFound = 'ملی ہوئی جگہیں'
export const failedToSaveDeliveryCharges = 'ڈیلیوری کا خرچ محفوظ نہیں ہو سکا'
export const failedToFetchDeliveryCharges = 'ڈیلیوری کا خرچ نہیں آ سکا'
export const exception = (number: number): string => `الگ خرچ ${number}`
export const places = 'جگہیں'
export const remove = (name: string): string => `\u2068${name}\u2069 ہٹائیں`
export const days = 'کتنے دن'
export const asUsual = 'وہی'
export const cashOnDelivery = 'کیش آن ڈیلیوری'
export const buyersThereAreAskedToAgree = 'وہاں کے خریداروں سے کہا جاتا ہے کہ واٹس ایپ پر آپ سے بات کر لیں۔'
export const removeException = 'یہ الگ خرچ ہٹائیں'
export const exceptions = 'کچھ جگہوں کا الگ خرچ'
export const placesWithOtherTerms = 'وہ جگہیں جہاں ڈیلیوری کا خرچ کم یا زیادہ ہے، یا دن الگ لگتے ہیں۔'
export const allOtherPlaces = 'باقی سب جگہیں'
export const deliverAtTheUsualCharge = 'عام خرچ پر ڈیلیوری کریں'
export const askMeFirstOnWhatsapp = 'پہلے واٹس ایپ پر مجھ سے پوچھیں'
export const doNotDeliver = 'ڈیلیوری نہ کریں'
export const chargeIn = (unit: string): string => `خرچ (\u2068${unit}\u2069)`
export const delivery = 'ڈیلیوری'
export const buyersChooseCityFirst = 'خریدار اپنا شہر چنتے ہیں اور آرڈر سے پہلے خرچ دیکھ لیتے ہیں۔'
export const notSaid = 'نہیں بتانا'
export const freeDeliveryOver = 'اس رقم سے اوپر ڈیلیوری مفت'
export const countsGoodsAfterDiscount = 'ڈسکاؤنٹ کے بعد سامان کی رقم گنی جاتی ہے۔'
export const largestOrderPaidInCash = 'کیش آن ڈیلیوری پر سب سے بڑا آرڈر'
export const buyersWithLargerOrdersAsked =
  'اس سے بڑے آرڈر والے خریداروں سے کہا جاتا ہے کہ واٹس ایپ پر آپ سے بات کر لیں۔'
export const buyersMayPickUp = 'خریدار دکان سے خود آرڈر لے سکتے ہیں'
export const noDeliveryNoAddress = 'ان سے ڈیلیوری کا خرچ اور پتا نہیں لیا جاتا۔'
export const turnOffDeliveryCharges = 'ڈیلیوری کا خرچ بند کریں'
export const newOrdersHaveNoCharge =
  'نئے آرڈر پر ڈیلیوری کا خرچ نہیں لگے گا اور فارم میں شہر نہیں پوچھا جائے گا۔ آپ کے لکھے سب خرچ مٹ جائیں گے۔'
export const turnOffDeliveryChargesQuestion = 'ڈیلیوری کا خرچ بند کریں؟'
export const turnOff = 'بند کریں'
export const noDeliveryChargeSet =
  'ڈیلیوری کا کوئی خرچ نہیں۔ چاہیں تو ہر شہر کا الگ خرچ لکھیں: خریدار آرڈر سے پہلے دیکھ لیتے ہیں۔'
export const editDelivery = 'ڈیلیوری بدلیں'
export const setUpDelivery = 'ڈیلیوری کا خرچ لکھیں'
