/** Words of the account's data and deletion, in Urdu. To be read by a native speaker. */

export const now = 'ابھی'
export const shopGoesOffline =
  '{when} آپ کی دکان بند ہو جائے گی اور ہر فون اور کمپیوٹر لاگ آؤٹ ہو جائے گا۔ جو آرڈر باقی ہیں وہ پہلے پورے کر لیں۔'
export const devicesSignedOut = '{when} ہر فون اور کمپیوٹر لاگ آؤٹ ہو جائے گا۔'
export const youCanComeBack = '{when} لاگ اِن کر کے اکاؤنٹ رکھا جا سکتا ہے: سب کچھ واپس آ جائے گا۔'
export const untilDay = (day: string): string => `\u2068${day}\u2069 تک`
export const thenLabel = 'پھر'
export const everythingIsRemoved = (days: number): string =>
  `{when} آپ کا اکاؤنٹ، دکان، پراڈکٹس، آرڈرز اور تصویریں ہمیشہ کے لیے مٹ جائیں گی، بیک اپ سے ${days} دن کے اندر۔`
export const typeToGoOn = 'آگے بڑھنے کے لیے {confirmation} لکھیں۔'
export const accountNotDeleted = 'آپ کا اکاؤنٹ نہیں مٹایا جا سکا۔ دوبارہ کوشش کریں۔'
export const deleteYourAccount = 'اپنا اکاؤنٹ مٹائیں؟'
export const deleteAccount = 'اکاؤنٹ مٹائیں'
export const yourShopsAddress = 'آپ کی دکان کا لنک'
export const yourEmail = 'آپ کی ای میل'
export const deleteAccountHeading = 'اکاؤنٹ مٹائیں'
export const adminAccountCannotBeDeleted = 'ایڈمن کا اکاؤنٹ نہیں مٹایا جا سکتا۔ پہلے آپریٹر ایڈمن کا درجہ ہٹائے۔'
export const whatDeletionDoes = (days: number): string =>
  `آپ کی دکان فوراً بند ہو جائے گی۔ ${days} دن بعد سب کچھ ہمیشہ کے لیے مٹ جائے گا، تب تک اکاؤنٹ واپس لیا جا سکتا ہے۔`
export const deleteAccountButton = 'اکاؤنٹ مٹائیں…'
export const yourDownloadBegins = 'ڈاؤن لوڈ شروع ہو رہا ہے'
export const dataNotPacked = 'آپ کا ڈیٹا تیار نہیں ہو سکا۔ دوبارہ کوشش کریں۔'
export const signedInAWhileAgo = 'لاگ اِن کیے کافی دیر ہو گئی ہے۔ اس سے آپ کے خریداروں کے پتے بھی محفوظ رہتے ہیں۔'
export const protectsBuyersAddresses = 'اس سے آپ کے خریداروں کے پتے بھی محفوظ رہتے ہیں۔'
export const downloadYourData = 'اپنا ڈیٹا ڈاؤن لوڈ کریں'
export const download = 'ڈاؤن لوڈ کریں'
export const downloadMyData = 'میرا ڈیٹا ڈاؤن لوڈ کریں'
export const yourData = 'آپ کا ڈیٹا'
export const oneZipFile =
  'ایک زِپ فائل جس میں آپ کی دکان، پراڈکٹس، آرڈرز، اعداد و شمار اور تصویریں ہیں۔ بڑی دکان میں کچھ دیر لگتی ہے۔'
