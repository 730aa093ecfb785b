/** Words of texts that a buyer sends in a chat, in Urdu. To be read by a native speaker before they are offered. */

export const greeting = (shop: string, _isMuslim: boolean) => `السلام علیکم ${shop}!`
export const order = (greeting: string) => `${greeting} مجھے یہ آرڈر کرنا ہے:`
export const price = (amount: string) => `قیمت: ${amount}`
export const quantity = (count: number) => `تعداد: ${count}`
export const total = (amount: string) => `کُل: ${amount}`
export const fromAmount = (amount: string) => `${amount} سے شروع`
export const myDetails = (details: string) => `میری تفصیل\n${details}`
export const details = (name: string, phone: string, address: string) => `نام: ${name}\nفون: ${phone}\nپتا: ${address}`
export const code = (code: string) => `کوڈ: ${code}`
export const placed = (greeting: string) => `${greeting} میں نے آپ کی دکان سے آرڈر کیا ہے۔`
export const orderNumber = (id: string) => `آرڈر ${id}`
export const inCash = (total: string) => `${total}، کیش آن ڈیلیوری`
export const question = (greeting: string, product: string) => `${greeting} «${product}» کا سٹاک دوبارہ کب آئے گا؟`
export const aboutOrder = (greeting: string, id: string) => `${greeting} میرا آرڈر ${id} ہے۔ `

export const measures = (greeting: string, product: string) => `${greeting} مجھے ${product} کے لیے اپنا ناپ بھیجنا ہے۔`
