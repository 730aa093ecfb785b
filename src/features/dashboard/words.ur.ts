/** Words of the dashboard's frame, in Urdu. To be read by a native speaker. */

export const accountOf = (email: string): string => `\u2068${email}\u2069 کا اکاؤنٹ`
export const account = 'اکاؤنٹ'
export const store = 'دکان'
export const analytics = 'اعداد و شمار'
export const referrals = 'ریفرل'
export const admin = 'ایڈمن'
export const logout = 'لاگ آؤٹ'
export const setItUp = 'لگا لیں'
export const loading = 'لوڈ ہو رہا ہے…'
export const dashboard = 'ڈیش بورڈ'
export const toDo = 'کرنے والے'
export const youAreOfflineWhat =
  'انٹرنیٹ بند ہے۔ آپ کا لکھا ہوا محفوظ ہے؛ انٹرنیٹ آنے پر محفوظ کریں۔ یہ صفحہ کھلا رہے تو سٹاک کی تبدیلیاں پھر خود چلی جائیں گی۔'
export const loggedOutSuccessfully = 'لاگ آؤٹ ہو گیا'
export const theDashboardCouldNot = 'ڈیش بورڈ نہیں کھل سکا'
export const youAreOffline = 'انٹرنیٹ بند ہے'
export const theServerDoesNot = 'سرور جواب نہیں دے رہا۔ آپ کا لکھا ہوا محفوظ ہے۔'
export const theDashboardOpensAutomatically = 'انٹرنیٹ آتے ہی ڈیش بورڈ خود کھل جائے گا۔ آپ کا لکھا ہوا محفوظ ہے۔'
export const yourCurrentShopIs = 'خریداروں کو پھر سے آپ کی موجودہ دکان دِکھ رہی ہے۔'
export const showCurrentShop = 'موجودہ دکان دکھائیں'
export const titleOf = (label: string): string => `${label} · WhatsStore`
export const whatsapp = 'واٹس ایپ'
export const adminsNeedTwoSteps = 'ایڈمن پینل کھولنے سے پہلے دو قدم والا لاگ اِن لگانا ضروری ہے۔'
export const buyersSeeYourShop = (moment: string): string =>
  `خریداروں کو آپ کی دکان پہلے جیسی دِکھ رہی ہے: \u2068${moment}\u2069۔ اگلی بار کچھ محفوظ کرنے پر یہ ختم ہو جائے گا، چاہے سٹاک ہی ہو۔`
