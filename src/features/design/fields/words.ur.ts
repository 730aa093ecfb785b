/** Words of the fields of a design, in Urdu. To be read by a native speaker. */

export const yourLogo = 'آپ کا لوگو'
export const suggestionsFor = (label: string): string => `${label}: کچھ مشورے`
export const choose = (label: string): string => `${label} چنیں`
export const loginToUploadImages = 'تصویر ڈالنے کے لیے لاگ اِن کریں'
export const errorProcessingImages = 'تصویر تیار نہیں ہو سکی۔ دوبارہ کوشش کریں۔'
export const failedToUploadImage = (reason: string): string => `تصویر نہیں آ سکی: ${reason}`
export const uploading = (percent: number): string => `\u2068${percent}%\u2069 جا چکی`
export const replaceImage = 'تصویر بدلیں'
export const uploadImage = 'تصویر ڈالیں'
export const entryNumber = (number: number): string => `نمبر ${number}`
export const removeEntry = (entry: string): string => `${entry} ہٹائیں`
export const add = 'ڈالیں'
export const chooseAnotherVideo = 'دوسری ویڈیو چنیں'
export const chooseVideo = 'ویڈیو چنیں'
export const videoIsLarger = (megabytes: number): string => `یہ ویڈیو ${megabytes} MB سے بڑی ہے۔`
