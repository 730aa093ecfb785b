/** Words of an order's private page, in Urdu. To be read by a native speaker before they are offered. */

export const yourOrder = 'آپ کا آرڈر'
export const pending = 'آرڈر ہوا'
export const pendingSays = (shop: string) => `${shop} کو آپ کا آرڈر مل گیا ہے، پکا کرنے کے لیے آپ سے رابطہ کریں گے۔`
export const confirmed = 'پکا ہوا'
export const confirmedSays = (shop: string) => `${shop} نے آپ کا آرڈر پکا کر دیا ہے اور تیار کر رہے ہیں۔`
export const shipped = 'راستے میں'
export const shippedSays = (due: string) =>
  `آپ کا آرڈر راستے میں ہے۔ ${due ? `${due} نقد تیار رکھیں۔` : 'پیسے دیے جا چکے ہیں۔'}`
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
  `آپ کا آرڈر ${shop} پر تیار ہے۔ ${due ? `${due} نقد ساتھ لائیں۔` : 'پیسے دیے جا چکے ہیں۔'}`
export const thanksSays = (shop: string) => `آرڈر پکا کرنے کا شکریہ۔ ${shop} کو بتا دیا ہے۔`

export const products = 'سامان'
export const discount = 'ڈسکاؤنٹ'
export const delivery = 'ڈیلیوری'
export const adjustment = 'رقم میں تبدیلی'
export const total = 'کُل'
export const paid = 'ادا ہوئے'
export const back = 'آپ کو واپس ملیں گے'
export const left = 'باقی رقم'
export const phoneEnd = (digits: string) => `فون کے آخری ہندسے ${digits}`
export const forWhom = (told: string) => `برائے ${told}`
export const arrivesIn = (days: string) => `عام طور پر ${days} میں پہنچتا ہے۔`
export const withCourier = (courier: string) => `بذریعہ ${courier}`
export const followParcel = 'پارسل کہاں ہے، دیکھیں'
export const changedOn = (day: string) => `دکان نے ${day} کو تبدیلی کی۔`

export const chat = 'دکان سے بات کریں'
export const yes = 'جی، یہ میرا آرڈر ہے'
export const haveReceived = 'مجھے مل گیا'
export const cancel = 'آرڈر کینسل کریں'
export const cancelHint = 'یہ واپس نہیں ہو سکتا۔ دکان کو فوراً بتا دیا جائے گا۔'
export const cancelNow = 'ہاں، کینسل کریں'
export const late = 'اب یہ نہیں ہو سکتا: آرڈر آگے بڑھ چکا ہے۔ دکان سے چیٹ پر پوچھیں۔'

export const yourPayment = 'آپ کی ادائیگی'
export const claimed = 'دکان اپنا اکاؤنٹ دیکھ رہی ہے۔'
export const accepted = 'پیسے مل گئے۔ شکریہ!'
export const rejected = 'دکان کو پیسے نہیں ملے۔ چیٹ پر پوچھیں۔'
export const transaction = (reference: string) => `ٹرانزیکشن ${reference}`
export const scan = (payee: string) => `اپنی بینک ایپ سے سکین کریں: پیسے ${payee} کو جائیں گے`
export const paidWith = 'کس سے بھیجے'
export const transactionNumber = 'ٹرانزیکشن نمبر'
export const screenshot = 'سکرین شاٹ، چاہیں تو (2 MB تک)'
export const havePaid = 'میں نے پیسے بھیج دیے'
export const by = (moment: string) => `، ${moment} تک،`
export const asksAdvance = (amount: string, by: string, order: string) =>
  `دکان ایڈوانس مانگتی ہے: ${amount}${by} نیچے والے اکاؤنٹ میں بھیجیں اور ساتھ ${order} لکھیں۔ پھر یہاں ٹرانزیکشن نمبر لکھ دیں۔`
export const payNow = (amount: string, order: string) =>
  `دروازے پر نقد دینا ٹھیک ہے۔ ابھی دینا چاہیں تو ${amount} نیچے والے اکاؤنٹ میں بھیجیں اور ساتھ ${order} لکھیں۔ پھر یہاں ٹرانزیکشن نمبر لکھ دیں۔`
export const payAdvance = 'ایڈوانس دیں'
export const payBefore = 'ڈیلیوری سے پہلے پیسے دیں'

export const howWasIt = 'کیسا لگا؟'
export const reviewHint = 'آپ کے ستارے اور رائے دکان میں آپ کے پہلے نام کے ساتھ دِکھیں گے۔'
export const starsOf = (count: number) => (count === 1 ? 'ایک ستارہ' : `${count} ستارے`)
export const givenStars = (count: number) => `5 میں سے ${count} ستارے`
export const yourStars = 'آپ کے ستارے'
export const yourWords = 'آپ کی رائے، چاہیں تو'
export const yourPhoto = 'تصویر، چاہیں تو (2 MB تک)'
export const removePhoto = 'تصویر ہٹا دیں'
export const saveChange = 'تبدیلی محفوظ کریں'
export const sendReview = 'رائے بھیجیں'
export const changeIt = 'بدلیں'
export const shopAnswers = (answer: string) => `دکان کا جواب: ${answer}`
export const shopHides = (reason: string) => `دکان نے آپ کے الفاظ چھپائے ہیں: ${reason}۔`
