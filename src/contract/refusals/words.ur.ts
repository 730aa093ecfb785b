/** Words by which checks that know no shop refuse a buyer, in Urdu. To be read by a native speaker. */

export const noLetter = 'کم از کم ایک حرف یا ہندسہ لکھیں'

export const slowDown = 'بہت بار کوشش ہو گئی۔ تھوڑا ٹھہر کر دوبارہ کوشش کریں۔'
export const tooManyOrders = 'تھوڑی دیر میں بہت زیادہ آرڈر آ گئے۔ ایک منٹ بعد دوبارہ کوشش کریں۔'
export const tooManyCodes = 'بہت سے کوڈ آزمائے جا چکے۔ دس منٹ بعد دوبارہ کوشش کریں۔'

export const uploadsBusy = 'اس وقت بہت سی تصویریں آ رہی ہیں۔ تھوڑی دیر میں دوبارہ کوشش کریں۔'
export const imageEmpty = 'تصویر خالی ہے'
export const imageTooHeavy = 'تصویر زیادہ سے زیادہ 2 MB کی ہو'
export const imageTooLarge = 'تصویر بہت بڑی ہے۔ چھوٹی کر کے دوبارہ بھیجیں۔'
export const imageUnreadable = 'تصویر نہیں کھل سکی'
export const imageKinds = 'تصویر PNG، JPG یا WebP ہو'
export const megapixels = 'تصویر زیادہ سے زیادہ 24 میگا پکسل کی ہو'
export const megapixelsAvif = 'AVIF تصویر زیادہ سے زیادہ 8 میگا پکسل کی ہو'
export const megapixelsInterlaced = 'انٹرلیسڈ PNG تصویر زیادہ سے زیادہ 4 میگا پکسل کی ہو'
export const megapixelsProgressive = 'پروگریسو JPG تصویر زیادہ سے زیادہ 16 میگا پکسل کی ہو'

export const chooseKind = 'بتائیں پیسے کس سے بھیجے'
export const referenceOdd = 'ٹرانزیکشن نمبر میں 4 سے 40 حروف اور ہندسے ہوتے ہیں'
export const chooseStars = 'ایک سے پانچ تک ستارے چنیں'
export const notOrdered = 'یہ چیز اس آرڈر میں نہیں ہے'
