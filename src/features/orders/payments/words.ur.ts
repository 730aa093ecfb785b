/** Words of an order's payments, in Urdu. To be read by a native speaker. */

export const theSameScreenshotCame = (orderId: string): string =>
  `یہی سکرین شاٹ آرڈر \u2068${orderId}\u2069 کے ساتھ بھی آیا تھا۔`
export const showTheScreenshot = 'سکرین شاٹ دیکھیں'
export const failedToLoadTheScreenshot = 'سکرین شاٹ نہیں آ سکا'
export const screenshotOfThePayment = (reference: string): string => `پیمنٹ \u2068${reference}\u2069 کا سکرین شاٹ`
export const hasItArrived = 'پیسے آ گئے؟'
export const lookAndCorrect = 'اپنی بینک ایپ میں دیکھیں۔ سکرین شاٹ نقلی ہو سکتا ہے۔ کم پیسے آئے ہوں تو رقم ٹھیک کر دیں۔'
export const yesItIsThere = 'ہاں، آ گئے'
export const recordAPayment = 'پیمنٹ لکھیں'
export const theCashToCollect = 'جو نقد وصول کرنے ہیں وہ کم ہو جائیں گے۔'
export const record = 'لکھیں'
export const giveMoneyBack = 'پیسے واپس کریں'
export const sendItFirstHere = 'پہلے پیسے بھیجیں۔ یہاں صرف لکھا جاتا ہے۔'
export const recordRefund = 'ریفنڈ لکھیں'
export const amountIn = (unit: string): string => `رقم (\u2068${unit}\u2069)`
export const paidWith = 'پیسے کیسے آئے'
export const notSaid = 'نہیں بتایا'
export const transactionNumber = 'ٹرانزیکشن نمبر'
export const why = 'وجہ'
export const toCheck = 'چیک کریں'
export const received = 'پیسے آ گئے'
export const notReceived = 'پیسے نہیں آئے'
export const payments = 'پیمنٹس'
export const givenBack = 'واپس کیے'
export const lookIntoYourBank = 'سکرین شاٹ نہیں، اپنی بینک ایپ دیکھیں: پیسے آئے؟'
export const accept = 'پیسے آ گئے'
export const advanceNotPaid = (amount: string): string => `\u2068${amount}\u2069 ایڈوانس ابھی نہیں آیا۔`
export const advanceNotPaidBy = (amount: string, moment: string): string =>
  `\u2068${amount}\u2069 ایڈوانس ابھی نہیں آیا۔ نہ آیا تو آرڈر \u2068${moment}\u2069 کو کینسل ہو جائے گا۔ آرڈر کنفرم کرنے پر ایڈوانس کی شرط نہیں رہتی۔`
