/** Words of a packing slip, in Urdu. To be read by a native speaker before they are offered. */

export const from = 'منجانب'
export const packingSlip = 'سامان کی پرچی'
export const deliverTo = 'کس کو پہنچانا ہے'
export const notes = 'خریدار کی ہدایت'
export const product = 'چیز'
export const price = 'قیمت'
export const quantity = 'تعداد'
export const amount = 'رقم'
export const pieces = 'کُل چیزیں'
export const delivery = 'ڈیلیوری'
export const adjustment = 'رقم میں تبدیلی'
export const total = 'کُل'
export const paid = 'ادا ہوئے'
export const kept = 'جو سامان رکھا'
export const toCollect = 'نقد وصول کرنے ہیں'
export const none = 'کچھ نہیں'
export const scan = 'سکین کر کے دیکھیں کہ آرڈر کہاں تک پہنچا، یا دکان کو بتائیں کہ مل گیا۔'
export const discount = (code: string) => `ڈسکاؤنٹ \u2068${code}\u2069`
export const cameBack = (count: number) => ` (${count} واپس)`
