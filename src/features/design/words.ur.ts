/** Words about a design that failed to load or save, in Urdu. To be read by a native speaker. */

export const layoutLoadingError = 'لے آؤٹ نہیں کھل سکا'
export const fallingBackToDefault = (message: string): string => `${message}۔ عام لے آؤٹ دکھایا جا رہا ہے۔`
export const retry = 'دوبارہ کوشش کریں'
export const failedToUpdateConfig = 'لے آؤٹ نہیں بدل سکا'
export const loginToSaveLayout = 'لے آؤٹ محفوظ کرنے کے لیے لاگ اِن کریں'
export const savedLayoutNotLoaded = 'آپ کا محفوظ کیا ہوا لے آؤٹ نہیں کھل سکا'
