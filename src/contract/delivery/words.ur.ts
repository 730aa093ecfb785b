/** Words about delivery, in Urdu. To be read by a native speaker before they are offered. */

export const days = (from: number, to: number) => (from === to ? `${to} دن` : `${from} سے ${to} دن`)
export const pickUp = 'دکان سے خود لیں'
export const willPickUp = 'خود دکان سے لینا ہے'
export const city = 'شہر'
export const cities = 'شہروں کے نام'
export const place = (_name: string, urdu: string) => urdu
export const cityLine = (city: string) => `شہر: ${city}`
export const chargeLine = (amount: string) => `ڈیلیوری: ${amount}`
export const dependsOnCity = 'ڈیلیوری کا خرچ شہر کے حساب سے'
export const to = (city: string) => `${city} تک ڈیلیوری`
export const labelWithDays = (label: string, days: string) => `${label}، ${days}`
export const labelCosts = (label: string, amount: string) => `${label}: ${amount}`
export const free = 'مفت'
export const freeDelivery = 'ڈیلیوری مفت'
export const costs = (amount: string) => `ڈیلیوری \u2068${amount}\u2069`
export const costsFrom = (amount: string) => `ڈیلیوری \u2068${amount}\u2069 سے`
export const freeOver = (amount: string) => `\u2068${amount}\u2069 سے اوپر مفت`
export const listed = (parts: readonly string[]) => parts.join('، ')
export const ask = (city: string) => `${city} میں ڈیلیوری پہلے طے کرنی ہو گی۔`
export const no = (city: string) => `یہ دکان ${city} میں ڈیلیوری نہیں کرتی۔`
export const noCash = (city: string) => `${city} میں کیش آن ڈیلیوری نہیں ہو سکتی۔`
export const above = (amount: string) => `\u2068${amount}\u2069 سے اوپر کے آرڈر پر کیش آن ڈیلیوری نہیں ہوتی۔`
export const agreeFirst = (reason: string) => `${reason} دکان سے واٹس ایپ پر بات کر لیں۔`
