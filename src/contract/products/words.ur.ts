/** Words about a product, in Urdu. To be read by a native speaker before they are offered. */

export const from = 'کم از کم'
export const before = 'پہلے'
export const inStock = 'موجود ہے'
export const outOfStock = 'ختم ہو گیا'
export const soldOut = 'سب بک گیا'
export const stockLeft = (count: number) => `${count} ${count === 1 ? 'موجود ہے' : 'موجود ہیں'}`
export const onlyLeft = (count: number) => `صرف ${count} باقی`
export const save = (amount: string) => `آپ کی بچت ${amount}`
export const soldTimes = (count: number) => (count === 1 ? 'ایک بار فروخت' : `${count.toLocaleString('en')} بار فروخت`)

export const addToCart = 'کارٹ میں ڈالیں'
export const add = 'ڈالیں'
export const addNamed = (name: string) => `${name} کارٹ میں ڈالیں`
export const orderNow = 'ابھی آرڈر کریں'
export const orderViaWhatsApp = 'واٹس ایپ پر آرڈر کریں'
export const askOnWhatsApp = 'واٹس ایپ پر پوچھیں'
export const quantity = 'تعداد'
export const oneLess = 'ایک کم'
export const oneMore = 'ایک اور'
export const maximum = 'بس اتنا سٹاک ہے'
export const joined = (names: readonly string[]) => names.join(' اور ')
export const chooseFirst = (options: string) => `پہلے چنیں: ${options}`
export const chooseAnother = (label: string) => `کوئی اور، ${label} ختم ہے`

export const description = 'تفصیل'
export const noDescription = 'تفصیل نہیں لکھی گئی'
export const loading = 'لوڈ ہو رہا ہے…'
export const notLoaded = 'باقی تفصیل نہیں آ سکی۔'
export const tryAgain = 'دوبارہ کوشش کریں'
export const inStockNow = 'یہ ابھی موجود ہیں'
export const share = 'شیئر کریں'
export const copyLink = 'لنک کاپی کریں'
export const copied = 'کاپی ہو گیا'

export const imagesOf = (name: string) => `${name} کی تصویریں`
export const imageNumber = (name: string, number: number) => `${name}، تصویر ${number}`
export const imageOf = (name: string, number: number, total: number) => `${name}، تصویر ${number} از ${total}`
export const image = (number: number) => `تصویر ${number}`
export const imageAmong = (number: number, total: number) => `تصویر ${number} از ${total}`
export const previousImage = 'پچھلی تصویر'
export const nextImage = 'اگلی تصویر'
export const enlarge = 'بڑی کر کے دیکھیں'

export const sizeGuide = 'سائز کی تفصیل'
export const delivery = 'ڈیلیوری'
export const returns = 'واپسی'
export const promise = 'ہمارا وعدہ'
export const cashOnDelivery = 'کیش آن ڈیلیوری'

export const whatBuyersSay = 'خریدار کیا کہتے ہیں'
export const buyersOnly = 'یہاں صرف وہ خریدار لکھ سکتے ہیں جن کا آرڈر پہنچ چکا ہے۔'
export const aBuyer = 'ایک خریدار'
export const photo = 'تصویر'
export const theShop = 'دکان'
export const hiddenByShop = 'دکان نے چھپایا ہے'
export const starsOf = (stars: number) => `5 میں سے ${stars}`
export const reviewsCounted = (count: number) =>
  count === 1 ? 'ایک خریدار کی رائے' : `${count.toLocaleString('en')} خریداروں کی رائے`
export const ratedFrom = (average: string, counted: string) => `${average}، ${counted}`

export const hideReasons = {
  insulting: 'بدزبانی',
  private: 'ذاتی باتیں',
  advertising: 'اشتہار',
  elsewhere: 'اس چیز کے بارے میں نہیں',
}
