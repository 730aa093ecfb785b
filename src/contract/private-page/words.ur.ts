/** Words of an order's private page, in Urdu. To be read by a native speaker before they are offered. */

export const yourOrder = 'آپ کا آرڈر'
export const pending = 'آرڈر ہوا'
export const pendingSays = (shop: string) =>
  `${shop} کو آپ کا آرڈر مل گیا ہے۔ کنفرم کرنے کے لیے دکان آپ سے رابطہ کرے گی۔`
export const confirmed = 'کنفرم'
export const confirmedSays = (shop: string) => `${shop} نے آپ کا آرڈر کنفرم کر دیا ہے، اب تیار ہو رہا ہے۔`
export const shipped = 'راستے میں'
export const shippedSays = (due: string) =>
  `آپ کا آرڈر راستے میں ہے۔ ${due ? `${due} نقد تیار رکھیں۔` : 'پیسے مل چکے ہیں۔'}`
export const delivered = 'پہنچ گیا'
export const deliveredSays = 'آپ کا آرڈر پہنچ گیا۔ شکریہ!'
export const cancelled = 'کینسل'
export const cancelledSays = 'یہ آرڈر کینسل ہو گیا۔'
export const returning = 'واپس آ رہا ہے'
export const returningSays = (shop: string) => `پارسل ${shop} کے پاس واپس جا رہا ہے۔`
export const returned = 'واپس آ گیا'
export const returnedSays = (shop: string) => `پارسل ${shop} کے پاس واپس آ گیا۔`
export const ready = 'تیار ہے'
export const readySays = (shop: string, due: string) =>
  `آپ کا آرڈر ${shop} پر تیار ہے۔ ${due ? `${due} نقد ساتھ لائیں۔` : 'پیسے مل چکے ہیں۔'}`
export const pickedUp = 'لے لیا'
export const pickedUpSays = 'آپ نے اپنا آرڈر لے لیا۔ شکریہ!'
export const thanksSays = (shop: string) => `آرڈر کنفرم کرنے کا شکریہ۔ ${shop} کو بتا دیا ہے۔`

export const products = 'سامان'
export const discount = 'ڈسکاؤنٹ'
export const delivery = 'ڈیلیوری'
export const free = 'مفت'
export const adjustment = 'رقم میں تبدیلی'
export const total = 'کُل'
export const paid = 'ادا ہوئے'
export const back = 'آپ کو واپس ملیں گے'
export const left = 'باقی رقم'
export const phoneEnd = (digits: string) => `فون کے آخری ہندسے ${digits}`
export const forWhom = (told: string) => `برائے ${told}`
export const arrivesIn = (days: string) => `عام طور پر ${days} میں پہنچتا ہے۔`
export const withCourier = (courier: string) => `کوریئر: ${courier}`
export const followParcel = 'پارسل کہاں ہے، دیکھیں'
export const changedOn = (day: string) => `دکان نے ${day} کو تبدیلی کی۔`

export const chat = 'دکان سے بات کریں'
export const yes = 'جی، یہ میرا آرڈر ہے'
export const haveReceived = 'مجھے مل گیا'
export const cancel = 'آرڈر کینسل کریں'
export const cancelHint = 'کینسل ہو کر آرڈر بحال نہیں ہو گا۔ دکان کو فوراً پتا چل جائے گا۔'
export const cancelNow = 'ہاں، کینسل کریں'
export const late = 'اب یہ نہیں ہو سکتا: آرڈر آگے بڑھ چکا ہے۔ دکان سے چیٹ پر پوچھیں۔'

export const yourPayment = 'آپ کی پیمنٹ'
export const claimed = 'دکان اپنے اکاؤنٹ میں پیسے چیک کر رہی ہے۔'
export const accepted = 'پیسے مل گئے۔ شکریہ!'
export const rejected = 'دکان کو پیسے نہیں ملے۔ چیٹ پر پوچھیں۔'
export const transaction = (reference: string) => `ٹرانزیکشن ${reference}`
export const scan = (payee: string) => `اپنی بینک ایپ سے سکین کریں: پیسے ${payee} کو جائیں گے`
export const paidWith = 'پیسے کیسے بھیجے'
export const transactionNumber = 'ٹرانزیکشن نمبر'
export const screenshot = 'سکرین شاٹ، چاہیں تو (2 MB تک)'
export const havePaid = 'میں نے پیسے بھیج دیے'
export const by = (moment: string) => `، ${moment} تک،`
export const asksAdvance = (amount: string, by: string, order: string) =>
  `دکان نے ایڈوانس مانگا ہے: ${amount}${by} نیچے والے اکاؤنٹ میں بھیجیں اور ساتھ ${order} لکھیں۔ پھر یہاں ٹرانزیکشن نمبر لکھ دیں۔`
export const payNow = (amount: string, order: string) =>
  `پیسے سامان ملنے پر نقد بھی دیے جا سکتے ہیں۔ ابھی دینے ہوں تو ${amount} نیچے والے اکاؤنٹ میں بھیجیں اور ساتھ ${order} لکھیں۔ پھر یہاں ٹرانزیکشن نمبر لکھ دیں۔`
export const payAdvance = 'ایڈوانس دیں'
export const payBefore = 'ڈیلیوری سے پہلے پیسے دیں'

export const howWasIt = 'کیسا لگا؟'
export const reviewHint = 'آپ کے ستارے اور رائے دکان میں آپ کے پہلے نام کے ساتھ دِکھیں گے۔'
export const starsOf = (count: number) => (count === 1 ? 'ایک ستارہ' : `${count} ستارے`)
export const givenStars = (count: number) => `5 میں سے ${count} ${count === 1 ? 'ستارہ' : 'ستارے'}`
export const yourStars = 'آپ کے ستارے'
export const yourWords = 'آپ کی رائے، چاہیں تو'
export const yourPhoto = 'تصویر، چاہیں تو (2 MB تک)'
export const removePhoto = 'تصویر ہٹا دیں'
export const saveChange = 'تبدیلی محفوظ کریں'
export const sendReview = 'رائے بھیجیں'
export const changeIt = 'بدلیں'
export const shopAnswers = (answer: string) => `دکان کا جواب: ${answer}`
export const shopHides = (reason: string) => `دکان نے آپ کی رائے چھپا دی ہے: ${reason}۔`
