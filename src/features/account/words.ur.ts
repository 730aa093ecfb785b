/** Words of the Account tab, in Urdu. To be read by a native speaker. */
import { count } from '#src/lib/numbers.ts'

export const toMakeSureItIsYou = 'تاکہ یقین ہو کہ یہ آپ ہی ہیں۔'
export const fromAppOrRecoveryCode = 'کوڈ والی ایپ سے، یا کوئی ریکوری کوڈ۔'
export const failedToLeave = 'دکان نہیں چھوڑی جا سکی'
export const youWorkIn = (storeName: string): string => `آپ \u2068${storeName}\u2069 میں کام پر ہیں`
export const yourAccountStaysYours = 'دکان چھوڑنے پر بھی اکاؤنٹ آپ کا رہتا ہے۔'
export const leaveThisShop = 'یہ دکان چھوڑیں'
export const onlyOwnerCanInviteAgain = 'دوبارہ صرف دکان کا مالک بلا سکتا ہے۔'
export const leaveStoreQuestion = (storeName: string): string => `\u2068${storeName}\u2069 چھوڑیں؟`
export const leave = 'چھوڑیں'
export const whatThisTabHolds = 'آرڈر کی خبر کیسے ملے، لاگ اِن کیسے ہو، اور آپ کا ڈیٹا۔'
export const thisDidNotWork = 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔'
export const whatsstore = 'WhatsStore'
export const accountDeletedInDays = (days: number): string => `آپ کا اکاؤنٹ ${count(days)} دن بعد مٹا دیا جائے گا`
export const everythingRemovedOn = (day: string): string =>
  `\u2068${day}\u2069 کو اس کا سب کچھ ہمیشہ کے لیے مٹ جائے گا: دکان، پراڈکٹس، آرڈرز اور تصویریں۔ اس سے پہلے اکاؤنٹ رکھ لیں تو سب واپس آ جائے گا۔`
export const keepMyAccount = 'میرا اکاؤنٹ رکھیں'
export const logout = 'لاگ آؤٹ'
export const passwordNotChecked = 'پاس ورڈ چیک نہیں ہو سکا۔ دوبارہ کوشش کریں۔'
export const isItYou = 'کیا یہ آپ ہیں؟'
export const continueLabel = 'آگے'
export const signedInAWhileAgo = 'لاگ اِن کیے کافی دیر ہو گئی ہے۔ یہ اس لیے کہ آپ کے آرڈر کسی غلط ہاتھ میں نہ جائیں۔'
