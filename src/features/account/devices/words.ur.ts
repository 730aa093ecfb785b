/** Words of signed-in devices, in Urdu. To be read by a native speaker. */

export const activeToday = 'آج کھولا'
export const activeYesterday = 'کل کھولا'
export const activeOn = (day: string): string => `\u2068${day}\u2069 کو کھولا`
export const thisDevice = 'یہی والا'
export const signOut = 'لاگ آؤٹ کریں'
export const signOutDevice = (device: string, daySeen: string): string =>
  `\u2068${device}\u2069 کو لاگ آؤٹ کریں، ${daySeen}`
export const deviceNotSignedOut = 'لاگ آؤٹ نہیں ہو سکا'
export const whereYouAreSignedIn = 'آپ کہاں کہاں لاگ اِن ہیں'
export const signOutUnknownDevices = 'جو فون یا کمپیوٹر آپ کا نہیں، اسے لاگ آؤٹ کریں، پھر اپنا پاس ورڈ بدلیں۔'
export const devicesNotLoaded = 'فون اور کمپیوٹر کی فہرست نہیں آ سکی'
export const showAll = (total: number): string => `سب ${total} دکھائیں`
export const signOutEverywhereElse = 'باقی سب جگہ سے لاگ آؤٹ کریں'
export const onlyThisDeviceStays = 'صرف یہ فون یا کمپیوٹر لاگ اِن رہے گا۔ باقی پر جو محفوظ نہیں کیا، وہ مٹ جائے گا۔'
export const signOutEverywhereElseQuestion = 'باقی سب جگہ سے لاگ آؤٹ کریں؟'
