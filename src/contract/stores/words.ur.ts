/** Words of a shop's pages around its products, in Urdu. To be read by a native speaker before they are offered. */

export const language = 'زبان'
export const skip = 'سیدھا سامان پر جائیں'
export const home = 'ہوم'
export const shop = 'دکان'
export const shopAll = 'سارا سامان'
export const menu = 'مینیو'
export const footer = 'صفحے کا آخر'
export const breadcrumb = 'آپ یہاں ہیں'
export const categories = 'کیٹیگریز'
export const all = 'سب'
export const cart = 'کارٹ'
export const quickLinks = 'اہم لنک'
export const chat = 'چیٹ'
export const contact = 'رابطہ'
export const goodToKnow = 'کام کی باتیں'
export const chatOnWhatsApp = 'واٹس ایپ پر بات کریں'
export const orderOnWhatsApp = 'واٹس ایپ پر آرڈر کریں'
export const madeWith = 'بشکریہ'
export const call = (phone: string) => `${phone} پر کال کریں`
export const cartItems = (count: number) => `کارٹ میں ${count} عدد`

export const searchProducts = 'چیزیں تلاش کریں'
export const searchCounted = (count: number) => `${count} چیزوں میں تلاش کریں`
export const sortBy = 'ترتیب'
export const newest = 'نئی پہلے'
export const priceLow = 'کم قیمت پہلے'
export const priceHigh = 'زیادہ قیمت پہلے'
export const byName = 'نام سے'
export const found = (count: number) => (count === 1 ? 'ایک چیز ملی' : `${count} چیزیں ملیں`)
export const moreFrom = (shop: string) => `${shop} کی مزید چیزیں`
export const moreProducts = 'مزید چیزیں'
export const earlierProducts = 'پچھلی چیزیں'
export const pageNumber = (page: number, of: number) => `صفحہ ${page}، کل ${of}`
export const backToTop = 'اوپر جائیں'

export const openingSoon = 'جلد کھل رہی ہے'
export const messageUs = 'واٹس ایپ پر پیغام بھیجیں'
export const goneTitle = 'یہ چیز اب دکان میں نہیں ہے'
export const goneText = 'اس لنک والی چیز اب یہاں نہیں ملتی۔ اس وقت ہمارے پاس یہ سب ہے:'
export const offline = 'انٹرنیٹ بند ہے'
export const notAllLoaded = 'کچھ پروڈکٹس لوڈ نہیں ہو سکیں۔ دوبارہ کوشش کریں۔'

export const aboutShop = 'دکان کے بارے میں'
export const whyHere = 'یہاں سے کیوں خریدیں'
export const values = 'ہماری پہچان'
export const service = 'آپ کی خدمت میں'
export const concierge = 'خریداری میں مدد'
export const conciergeText = 'کوئی خاص چیز، سائز یا تحفے کی پیکنگ: شروع سے آخر تک ایک ہی شخص آپ کا کام دیکھتا ہے۔'
export const conciergeLink = 'ہمیں لکھیں'
export const conciergeWish = 'مجھے خریداری میں آپ کی مدد چاہیے۔'
export const appointment = 'دکان پر آنے کا وقت'
export const appointmentText = 'جب آپ کو سہولت ہو، آرام سے آ کر سامان دیکھیں۔'
export const appointmentLink = 'وقت طے کریں'
export const appointmentWish = 'مجھے آ کر سامان دیکھنا ہے، وقت بتا دیں۔'
export const house = 'دکان'
export const ourService = 'ہماری سہولتیں'
export const openingHours = 'اوقات'
export const exclusive = 'خاص'
export const collection = 'کلیکشن'
export const signatures = 'ہماری خاص چیزیں'
export const writeOnWhatsApp = 'واٹس ایپ پر لکھیں'
export const toPieces = 'سامان دیکھیں'
export const sendMeasures = 'اپنا ناپ بھیجیں'
export const whatsApp = 'واٹس ایپ'
export const percentOff = (least: number, most: number) => `${least === most ? '' : `${least} سے `}${most}% کم`

export const verified = 'تصدیق شدہ'
export const verifiedWhy = 'ہم نے چیک کیا ہے کہ یہ دکان کس کی ہے۔'
export const trusted = 'قابلِ اعتماد'
export const trustedWhy = 'اس دکان کے سامان پر بھروسا کیا جا سکتا ہے۔'
export const badgeBy = (badge: string, since: string | undefined, why: string) =>
  `WhatsStore کی طرف سے ${badge}${since ? `، ${since} سے` : ''}۔ ${why}`

export const mayMeasure = 'کیا یہ دکان آپ کے وزٹ سے دیکھ سکتی ہے کہ اس کے اشتہار کیسے چل رہے ہیں؟'
export const allow = 'اجازت ہے'
export const deny = 'نہیں'

export const previewTitle = 'جھلک'
export const previewText = 'جب تک آپ اپنی چیزیں نہیں ڈالتے، نمونے دکھائے جا رہے ہیں۔'
export const demoTitle = 'نمونے کی دکان'
export const demoText = 'دکان ایسی دِکھ سکتی ہے۔'
export const sampleTitle = 'نمونے کی دکان'
export const sampleText = 'یہاں سے کچھ آرڈر نہیں ہوتا: نہ چیٹ کھلتی ہے، نہ آرڈر جاتا ہے۔'
export const sampleRefusal = 'نمونے کی دکان: نہ پیغام جاتا ہے، نہ کال۔'

export const categoryFrom = (category: string, shop: string) => `${shop} سے ${category}۔`
export const about = 'ہمارے بارے میں'
export const reviews = 'خریداروں کی رائے'
export const reviewsOf = (product: string) => `${product} پر رائے`
export const buyersSayOf = (name: string) => `${name} کے بارے میں خریدار کیا کہتے ہیں۔`
export const noLongerHere = 'اب یہاں نہیں'
export const yourOrder = 'آپ کا آرڈر'
export const orderStands = 'آپ کا آرڈر کہاں تک پہنچا۔'
