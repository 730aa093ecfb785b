/** Words of error screens and notices of updates, in Urdu. To be read by a native speaker. */

export const somethingWentWrong = 'کوئی مسئلہ ہو گیا'
export const thisPageStoppedWorking = 'یہ صفحہ چلنا بند ہو گیا۔ آپ کا کارٹ اور لاگ اِن محفوظ ہیں۔'
export const refreshPage = 'صفحہ دوبارہ کھولیں'
export const clearCacheReload = 'کیش صاف کر کے دوبارہ کھولیں'
export const youAreOffline = 'انٹرنیٹ بند ہے'
export const appUpdateAvailable = 'ایپ کا نیا ورژن آ گیا ہے'
export const appIsUpdatingPleaseWait = 'ایپ اپ ڈیٹ ہو رہی ہے، تھوڑا ٹھہریں…'
export const updateNow = 'ابھی اپ ڈیٹ کریں'
export const appUpdateDetectedClearing = 'ایپ کا نیا ورژن ملا۔ کیش صاف کر کے دوبارہ کھول رہے ہیں…'
export const thisPartHasNotLoaded = 'یہ حصہ ابھی نہیں آیا۔ انٹرنیٹ آنے پر کھل جائے گا؛ آپ کا لکھا ہوا محفوظ ہے۔'
export const aNewerVersionIsHere = 'نیا ورژن آ گیا ہے؛ آپ کا لکھا ہوا محفوظ ہے۔'
