/** Words by which a shop refuses a discount code, in Urdu. To be read by a native speaker before they are offered. */

export const unknown = 'یہ کوڈ درست نہیں'
export const reduced = 'یہ کوڈ ان چیزوں پر نہیں لگتا جن کی قیمت پہلے ہی کم ہے'
export const usedUp = 'یہ کوڈ ختم ہو چکا ہے'
export const usedByYou = 'آپ نے یہ کوڈ پہلے استعمال کر لیا ہے'
export const ordersFrom = (amount: string) => `یہ کوڈ \u2068${amount}\u2069 یا اس سے اوپر کے آرڈر پر لگتا ہے`
export const otherProducts = 'یہ کوڈ آپ کے کارٹ کی چیزوں پر نہیں لگتا'
