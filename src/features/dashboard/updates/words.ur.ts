/** Words of the notice of a new version, in Urdu. To be read by a native speaker. */

export const aNewVersionIsReady = 'نیا ورژن تیار ہے'
export const update = 'اپ ڈیٹ کریں'
export const newVersionAvailable = 'نیا ورژن آ گیا ہے'
export const updateNow = 'ابھی اپ ڈیٹ کریں'
export const dismiss = 'بعد میں'
