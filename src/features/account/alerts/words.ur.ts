/** Words of alerts of orders, in Urdu. To be read by a native speaker. */

export const thisBrowserBlocksAlerts =
  'اس براؤزر نے WhatsStore کی اطلاعات بند کر رکھی ہیں۔ ایڈریس کے ساتھ والا نشان دبائیں، «Permissions» یا «Notifications» کھولیں، «Allow» چنیں، اور یہ صفحہ دوبارہ کھولیں۔'
export const onAnIphone = 'آئی فون پر اطلاعات ہوم سکرین والے آئیکن سے آتی ہیں:'
export const openInSafariAndShare = 'یہ صفحہ «Safari» میں کھولیں اور شیئر دبائیں، تیر والا چوکور نشان۔'
export const chooseAddToHomeScreen = '«Add to Home Screen» چنیں۔'
export const openFromHomeScreen = 'وہاں سے WhatsStore کھولیں، واپس یہاں آئیں، اور اطلاعات آن کریں۔'
export const thisBrowserCannotShowAlerts =
  'یہ براؤزر اطلاعات نہیں دکھا سکتا۔ «Chrome»، «Firefox»، «Edge» اور «Safari» دکھا سکتے ہیں۔ آرڈر کی خبر ای میل سے ہر حال میں ملتی ہے۔'
export const alertsGoToDevices = (most: number): string =>
  `اطلاعات آپ کے ${most} فون یا کمپیوٹر پر جاتی ہیں۔ یہاں لانی ہوں تو کسی ایک پر بند کریں۔`
export const turnOnAlerts = 'اطلاعات آن کریں'
export const alertsAreOnHere = 'اس فون یا کمپیوٹر پر اطلاعات آن ہیں'
export const alertsNotTurnedOn = 'اطلاعات آن نہیں ہو سکیں۔ دوبارہ کوشش کریں۔'
export const sentNotShownYet = (timeAgo: string): string => `بھیجی گئی: \u2068${timeAgo}\u2069، ابھی نظر نہیں آئی`
export const lastAlertArrived = (timeAgo: string): string => `آخری اطلاع آئی: \u2068${timeAgo}\u2069`
export const noAlertYet = 'ابھی کوئی اطلاع نہیں آئی'
export const sendTest = 'ٹیسٹ بھیجیں'
export const sendTestTo = (device: string): string => `\u2068${device}\u2069 پر ٹیسٹ بھیجیں`
export const testNotSent = 'ٹیسٹ نہیں جا سکا'
export const turnOff = 'بند کریں'
export const turnOffAlertsOn = (device: string): string => `\u2068${device}\u2069 پر اطلاعات بند کریں`
export const alertsNotTurnedOff = 'اطلاعات بند نہیں ہو سکیں'
export const midnight = 'رات 12 بجے'
export const noon = 'دن 12 بجے'
export const am = (hour: number): string => `${hour < 4 ? 'رات' : 'صبح'} ${hour} بجے`
export const pm = (hour: number): string => `${hour < 4 ? 'دوپہر' : hour < 8 ? 'شام' : 'رات'} ${hour} بجے`
export const reminderNotSaved = 'یاد دہانی محفوظ نہیں ہو سکی'
export const dailyReminder = 'روز کی یاد دہانی'
export const saysHowManyAreUnconfirmed = 'بتاتی ہے کہ کتنے آرڈر ابھی کنفرم نہیں ہوئے، اگر کوئی ہوں۔ پاکستان کا وقت۔'
export const never = 'کبھی نہیں'
export const soundInTheDashboard = 'ڈیش بورڈ میں آواز'
export const twoShortNotes = 'یہ صفحہ کھلا ہو تو ہر نئے آرڈر پر چھوٹی سی گھنٹی۔'
export const orderAlerts = 'آرڈر کی اطلاع'
export const yourPhoneTellsYouAtOnce = 'آرڈر آتے ہی آپ کا فون بتا دیتا ہے، چاہے WhatsStore بند ہو۔'
export const on = 'آن'
export const alertsNotLoaded = 'اطلاعات کی سیٹنگز نہیں آ سکیں'
