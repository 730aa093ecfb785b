/** Words of the alerts on a seller's devices, in Urdu. To be read by a native speaker. */

export const newOrder = (amount: string) => `نیا آرڈر: \u2068${amount}\u2069`
export const cancelled = (amount: string) => `خریدار نے کینسل کیا: \u2068${amount}\u2069`
export const toBeChecked = 'دیکھ لیں'
export const moreTitle = 'اور آرڈر'
export const moreBody = 'کئی اور آرڈر آئے ہیں۔ سب دیکھنے کے لیے دبائیں۔'
export const testTitle = 'آرڈر کی آواز ایسی ہو گی'
export const testBody = 'اس فون یا کمپیوٹر پر اطلاع آ رہی ہے۔'
export const reminderTitle = (count: number) =>
  count === 1 ? 'ایک آرڈر آپ کے انتظار میں ہے' : `${count} آرڈر آپ کے انتظار میں ہیں`
export const reminderBody = (count: number) =>
  `ابھی ${count} کنفرم نہیں ہوئے۔ جس خریدار سے جلدی رابطہ ہو، وہ پارسل کم ہی واپس کرتا ہے۔`
