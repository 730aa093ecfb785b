/** Words of the cart, the order form and the confirmation, in Urdu. To be read by a native speaker. */

export const yourCart = 'آپ کا کارٹ'
export const cartCounted = (count: number) => `آپ کا کارٹ (${count})`
export const added = (name: string) => `${name} اب کارٹ میں ہے!`
export const removed = (name: string) => `${name} اب کارٹ میں نہیں`
export const viewCart = 'کارٹ دیکھیں'
export const remove = 'نکالیں'
export const removeNamed = (name: string) => `${name} نکالیں`
export const decrease = (name: string) => `${name} کی تعداد کم کریں`
export const increase = (name: string) => `${name} کی تعداد بڑھائیں`
export const empty = 'کارٹ خالی ہے'
export const invalidProduct = 'کارٹ کی ایک چیز میں مسئلہ ہے'
export const invalidPrice = (name: string) => `${name} کی قیمت درست نہیں`
export const invalidQuantity = (name: string) => `${name} کی تعداد درست نہیں`
export const ownOrders = 'اس دکان میں آپ کے آرڈر'
export const continueShopping = 'اور چیزیں دیکھیں'
export const placeOrder = 'آرڈر کریں'
export const sendOnWhatsApp = 'آرڈر واٹس ایپ پر بھیجیں'
export const cash = 'کیش آن ڈیلیوری'
export const total = 'کُل'
export const free = 'مفت'
/** Stands between an address and its city. */
export const comma = '، '
export const close = 'بند کریں'

export const formTitle = 'اپنا آرڈر دیں'
export const summary = 'آرڈر میں کیا ہے'
export const payOnArrival = 'سامان ملنے پر پیسے دیں'
export const fullName = 'پورا نام'
export const phone = 'فون نمبر'
export const address = 'ڈیلیوری کا پتا'
export const notes = 'کوئی خاص بات (ضروری نہیں)'
export const addressExample = 'مکان 12، گلی 5، گلبرگ، لاہور'
export const likeExample = (message: string, example: string) => `${message}، جیسے ${example}`
export const nameMissing = 'اپنا پورا نام لکھیں'
export const phoneMissing = 'درست فون نمبر لکھیں (کم از کم 10 ہندسے)'
export const phoneOdd = (phone: string) => `نمبر دیکھ لیں، شاید کوئی ہندسہ رہ گیا یا غلط ہے: \u2068${phone}\u2069`
export const cityMissing = 'اپنا شہر لکھیں'
export const addressMissing = 'ڈیلیوری کا پورا پتا لکھیں'
export const orderRest = 'اسے نکال کر باقی آرڈر کریں'
export const orderLeft = 'جتنا باقی ہے آرڈر کریں'
export const confirmTotal = 'نئی رقم منظور ہے'
export const priceChanged = 'آپ کے صفحہ کھولنے کے بعد قیمت بدل گئی ہے۔'
export const newTotal = (reason: string, total: string) =>
  `${reason.replace(/\.$/, '۔')} اب کُل رقم \u2068${total}\u2069 ہے۔`
export const placing = 'آرڈر جا رہا ہے…'
export const failed = 'آرڈر نہیں ہو سکا'
export const lostConnection = 'رابطہ ٹوٹ گیا۔'
export const offline = 'انٹرنیٹ بند ہے۔'
export const kept = (reason: string) => `${reason} آپ کا لکھا ہوا محفوظ ہے: دوبارہ کوشش کریں، آرڈر دو بار نہیں ہو گا۔`
export const sampleShop = 'یہ نمونے کی دکان ہے: کچھ آرڈر نہیں ہوا۔'

export const haveCode = 'کوڈ ہے؟'
export const discountCode = 'ڈسکاؤنٹ کوڈ'
export const apply = 'لگائیں'
export const codeFree = (code: string) => `${code}: ڈیلیوری مفت`
export const codeOff = (code: string, amount: string) => `${code}: \u2068${amount}\u2069 کم`
export const codeUnchecked = 'کوڈ چیک نہیں ہو سکا۔ دوبارہ کوشش کریں۔'

export const placed = 'آرڈر ہو گیا!'
export const placedBefore = 'آرڈر پہلے ہی ہو چکا ہے'
export const placedBeforeText = (id: string) =>
  `آرڈر \u2068${id}\u2069 پہلے ہی ہو چکا ہے، وہی جو پہلی بار بھیجا تھا۔ نیا آرڈر نہیں ہوا، دکان کو پیغام بھیجیں۔`
export const tellSeller = 'دکان کو واٹس ایپ پر بتائیں'
export const seeOrder = 'اپنا آرڈر دیکھیں'
export const payAdvance = (amount: string) => `\u2068${amount}\u2069 ایڈوانس دے دیں۔`
export const seeWhere = 'کہاں دینے ہیں'
export const orderId = 'آرڈر نمبر'
export const copy = 'کاپی کریں'
export const discount = 'ڈسکاؤنٹ'
export const delivery = 'ڈیلیوری'
export const deliveryAddress = 'ڈیلیوری کا پتا'
export const whatNext = 'اب کیا ہو گا'
export const received = 'آرڈر مل گیا'
export const receivedText = (shop: string) => `آپ کا آرڈر \u2068${shop}\u2069 کو مل گیا ہے۔`
export const contacts = 'دکان آپ سے رابطہ کرے گی'
export const contactsText =
  'دکان آرڈر کنفرم کرنے کے لیے رابطہ کرے گی۔ 24 گھنٹے میں کوئی خبر نہ آئے تو واٹس ایپ پر پوچھیں۔'
export const prepared = 'تیاری اور ڈیلیوری'
export const preparedPickUp = 'تیاری اور دکان سے وصولی'
export const preparedText = 'آپ کا آرڈر تیار کر کے آپ کے پتے پر پہنچایا جائے گا۔ سامان ملنے پر نقد پیسے دیں۔'
export const preparedTextAdvance =
  'آپ کا آرڈر تیار کر کے آپ کے پتے پر پہنچایا جائے گا۔ باقی پیسے سامان ملنے پر نقد دیں۔'
export const preparedTextPickUp = 'آرڈر دکان سے لے لیں اور وہیں نقد پیسے دے دیں۔'

export const advanceAfter = (part: string) => `آرڈر کے بعد دکان \u2068${part}\u2069 ایڈوانس لیتی ہے۔`
export const advanceAbove = (amount: string, part: string) =>
  `\u2068${amount}\u2069 سے اوپر کے آرڈر پر دکان \u2068${part}\u2069 ایڈوانس لیتی ہے۔`
export const advanceMaybe = 'دکان آرڈر کے بعد ایڈوانس مانگ سکتی ہے۔'
export const advanceWhole = 'جہاں کیش آن ڈیلیوری نہیں ہوتی، وہاں پوری رقم پہلے دینی ہوتی ہے۔'

export const shopClosed = 'یہ دکان اس وقت بند ہے۔ آپ کا آرڈر نہیں ہوا۔'
export const productGone = 'آپ کے کارٹ کی ایک چیز اب نہیں ملتی'
export const chosenGone = (name: string) => `\u2068${name}\u2069 میں سے جو آپ نے چنا وہ اب نہیں ملتا`
export const chooseOf = (options: string, name: string) => `\u2068${name}\u2069 کے لیے پہلے چنیں: ${options}`
export const oneShop = 'ایک آرڈر کی ساری چیزیں ایک ہی دکان کی ہوں'
export const quantityMost = (most: number) => `تعداد زیادہ سے زیادہ ${most} ہو سکتی ہے`
export const outOfStock = (name: string) => `\u2068${name}\u2069 ختم ہو گیا ہے`
export const leftOf = (count: number, name: string) => `\u2068${name}\u2069 صرف ${count} باقی ہیں`
export const checkTotal = 'قیمت بدل گئی ہے۔ آرڈر سے پہلے نئی رقم دیکھ لیں۔'
export const placedAlready = (id: string) => `آرڈر \u2068${id}\u2069 پہلے ہی ہو چکا ہے، جیسا آپ نے پہلی بار بھیجا تھا۔`
export const chatOnly = (phone: string) => `یہ دکان آپ کے آرڈر صرف واٹس ایپ یا فون پر لیتی ہے: \u2068${phone}\u2069`
