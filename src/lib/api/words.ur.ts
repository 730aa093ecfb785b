/** Words of calls without an answer, in Urdu. To be read by a native speaker. */

export const weCannotBeReached = 'ابھی رابطہ نہیں ہو رہا۔ دوبارہ کوشش کریں۔'
export const youSeemToBe = 'لگتا ہے انٹرنیٹ بند ہے۔ دوبارہ کوشش کریں۔'
