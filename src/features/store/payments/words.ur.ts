/** Words of accounts that buyers pay to, in Urdu. To be read by a native speaker. */

export const percent = 'فیصد'
export const askForAnAdvance = 'ایڈوانس لیں'
export const buyersAreToldBeforeOrdering =
  'خریداروں کو آرڈر سے پہلے بتا دیا جاتا ہے۔ ایڈوانس نہ آئے تو وقت گزرنے پر آرڈر کینسل ہو جاتا ہے۔'
export const howMuch = 'کتنا'
export const percentOfTheTotal = 'کُل رقم کا کتنا فیصد'
export const amountIn = (unit: string): string => `رقم (\u2068${unit}\u2069)`
export const toBePaidWithin = 'کتنی دیر میں دینا ہے'
export const hours = (total: number): string => `${total} گھنٹے`
export const everybodyPaysIt = 'سب کو دینا ہے'
export const ordersAbove = (unit: string): string => `اس سے بڑے آرڈر (\u2068${unit}\u2069)`
export const returnedParcels = 'واپس آئے پارسل'
export const fromThisNumberOn = 'اتنے یا اس سے زیادہ پر۔'
export const allWhereCashIsImpossible = 'جہاں کیش نہیں، وہاں پوری رقم'
export const placesMarkedNoCash =
  '«ڈیلیوری» میں جن جگہوں پر آپ نے کیش آن ڈیلیوری بند رکھی ہے، پھر وہاں سے بھی آرڈر ہو سکتا ہے۔'
export const failedToReadQrCode = 'کیو آر کوڈ نہیں پڑھا جا سکا'
export const screenshotOfTheQrCode = 'کیو آر کوڈ کا سکرین شاٹ'
export const qrCodeOf = '{name} کا کیو آر کوڈ'
export const qrCodeOfIn = '{name}، {city} کا کیو آر کوڈ'
export const addTheQrCode = 'کیو آر کوڈ ڈالیں'
export const removeTheQrCode = 'کیو آر کوڈ ہٹائیں'
export const failedToSaveTheAccounts = 'اکاؤنٹ محفوظ نہیں ہو سکے'
export const paymentBeforeDelivery = 'ڈیلیوری سے پہلے پیمنٹ'
export const onlyOwnOrderPageShows =
  'یہ اکاؤنٹ صرف خریدار کے اپنے آرڈر کے صفحے پر نظر آتے ہیں۔ کیش آن ڈیلیوری بھی رہتی ہے۔'
export const saveAccounts = 'اکاؤنٹ محفوظ کریں'
export const account = (number: number): string => `اکاؤنٹ ${number}`
export const howBuyersPay = 'خریدار پیسے کیسے دیتے ہیں'
export const removeAccount = (number: number): string => `اکاؤنٹ ${number} ہٹائیں`
export const bank = 'بینک'
export const nameOfTheAccount = 'اکاؤنٹ کس نام پر ہے'
export const mobileNumber = 'موبائل نمبر'
export const raastIdOrIban = 'راست آئی ڈی یا IBAN'
export const accountNumberOrIban = 'اکاؤنٹ نمبر یا IBAN'
export const noteForTheBuyer = 'خریدار کے لیے کوئی بات'
export const addAnotherAccount = 'ایک اور اکاؤنٹ ڈالیں'
export const buyersPayCashAddAccount =
  'خریدار نقد دیتے ہیں۔ اکاؤنٹ ڈالیں تو ہر آرڈر کے صفحے پر لکھا ہو گا کہ ڈیلیوری سے پہلے پیسے کہاں دینے ہیں۔'
export const failedToFetchAccounts = 'اکاؤنٹ نہیں آ سکے'
export const anAdvanceIsAskedFor = 'ایڈوانس لیا جاتا ہے۔'
export const editAccounts = 'اکاؤنٹ بدلیں'
export const addAccount = 'اکاؤنٹ ڈالیں'
