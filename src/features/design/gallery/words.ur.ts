/** Words of the gallery of layouts, in Urdu. To be read by a native speaker. */

export const messageIsSent = 'آپ کا پیغام پہنچ گیا۔ ہماری ٹیم آپ کو واٹس ایپ پر لکھے گی۔'
export const messageNotSent = 'پیغام نہیں جا سکا۔ دوبارہ کوشش کریں۔'
export const asked = 'پوچھ لیا'
export const askOurTeam = 'ہماری ٹیم سے کہیں'
export const madeForYourTrade = 'خاص آپ کے کام کے لیے'
export const layoutsForOneTrade = 'کھانا، زیور، فون، عبایا: ہماری ٹیم ایک ہی کام کے لیے لے آؤٹ بنا کر دیتی ہے۔'
export const pleaseMakeLayout = (store: string): string => `\u2068${store}\u2069 کے کام کے لیے ایک لے آؤٹ بنا دیں۔`
export const isChosenNotSaved = 'چنا ہے، ابھی محفوظ نہیں'
export const saveLayout = 'لے آؤٹ محفوظ کریں'
export const toUseLayout = 'یہ لے آؤٹ لگائیں'
export const toUseLayoutNamed = (layout: string): string => `یہ لے آؤٹ لگائیں: ${layout}`
export const previewNamed = (layout: string): string => `${layout} کی جھلک`
export const customizeLayout = 'اپنی مرضی سے بدلیں'
export const viewLive = 'دکان دیکھیں'
export const upgradeToPro = 'پرو لیں'
export const contactSupportToUpgrade = 'پلان بدلنے کے لیے ہم سے رابطہ کریں'
export const pleaseOpenLayout = (layout: string, store: string): string =>
  `\u2068${store}\u2069 کے لیے لے آؤٹ \u2068${layout}\u2069 کھول دیں۔`
export const opensWithPremium = 'پریمیم کے ساتھ کھلتا ہے۔'
export const opensOnRequest = 'آپ کہیں تو ہماری ٹیم اسے آپ کی دکان کے لیے کھول سکتی ہے۔'
export const pro = 'پرو'
export const adminOnly = 'صرف ٹیم سے'
export const buyersSeeThis = 'خریداروں کو یہ دِکھتا ہے'
export const current = 'ابھی یہی ہے'
export const availableWithPremium = 'پریمیم کے ساتھ دوبارہ ملے گا'
export const notAvailableNow = 'آپ کا ہے، پر ابھی نہیں مل سکتا'
export const choose = (layout: string): string => `${layout} چنیں`
export const adminGrantedAccess = 'ٹیم نے آپ کے لیے کھولا ہے'
export const layouts = 'لے آؤٹ'
export const readyToUse = 'ابھی لگ سکتے ہیں'
export const howYourStoreLooks = 'آپ کی دکان کیسی دِکھتی ہے۔ بدلنے سے پراڈکٹس اور لکھائی وہی رہتی ہے۔'
export const filterByIndustry = 'کام کے حساب سے چنیں'
export const all = 'سب'
export const loginToSaveLayout = 'لے آؤٹ محفوظ کرنے کے لیے لاگ اِن کریں'
export const layoutChangedTo = (layout: string): string => `اب لے آؤٹ \u2068${layout}\u2069 ہے`
export const failedToSaveLayout = (reason: string): string => `لے آؤٹ محفوظ نہیں ہو سکا: ${reason}`
export const generalLayoutSuits = 'عام لے آؤٹ ہر کام پر جچتا ہے۔ باقی آپ کی دکان کے لیے کھل سکتے ہیں۔'
export const noLayoutForTrade = 'اس کام کا کوئی لے آؤٹ ابھی آپ کے پلان میں کھلا نہیں'
export const showAllLayouts = 'سارے لے آؤٹ دکھائیں'
