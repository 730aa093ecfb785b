/** Words of people of the shop, in Urdu. To be read by a native speaker. */

export const packsOrders = 'آرڈر پیک کرنا'
export const managesTheShop = 'دکان سنبھالنا'
export const whatPackersDo =
  'آرڈر دیکھنا، آگے بڑھانا، پرچیاں پرنٹ کرنا اور کوریئر کی فائل بنانا۔ قیمتیں، گاہک اور سیٹنگز نظر نہیں آتیں۔'
export const whatManagersDo = 'سب کچھ، سوائے ان کے: آپ کا پلان، پیسوں کے اکاؤنٹ، ساتھ کام کرنے والے، اور دکان مٹانا۔'
export const invited = 'دعوت بھیجی ہے'
export const invitationExpired = 'دعوت کا وقت ختم'
export const worksHere = 'یہاں کام پر'
export const noRoomInYourPlan = 'آپ کے پلان میں جگہ نہیں'
export const inviteSomebody = 'کسی کو بلائیں'
export const sendInvitation = 'دعوت بھیجیں'
export const failedToSendTheInvitation = 'دعوت نہیں جا سکی'
export const email = 'ای میل'
export const theyGetALink = 'انہیں ایک لنک ملے گا جو ایک ہفتہ چلتا ہے۔'
export const whatMayTheyDo = 'انہیں کیا کرنے دینا ہے؟'
export const failedToFetchTheLog = 'کاموں کی فہرست نہیں آ سکی'
export const whatWasDone = 'کس نے کیا کیا'
export const eachChangeInYourShop = 'جب تک کوئی آپ کے ساتھ کام کرے، دکان کی ہر تبدیلی یہاں ہے۔'
export const nothingYet = 'ابھی کچھ نہیں۔'
export const pagesOfTheLog = 'کاموں کی فہرست کے صفحے'
export const actionsFor = (name: string): string => `\u2068${name}\u2069 کے لیے کیا کرنا ہے`
export const makeRole = (role: string): string => `کام بدلیں: ${role}`
export const sendANewLink = 'نیا لنک بھیجیں'
export const takeInvitationBack = 'دعوت واپس لیں'
export const failedToFetchPeople = 'دکان میں کام کرنے والوں کی فہرست نہیں آ سکی'
export const invite = 'بلائیں'
export const inviteSomebodyToHelp =
  'کسی کو بلائیں جو آرڈر پیک کرے، یا آپ کے ساتھ دکان سنبھالے۔ وہ اپنی ای میل سے لاگ اِن کریں گے، اور آپ کو نظر آئے گا کہ کس نے کیا کیا۔'
export const youWorkAlone = 'دکان پر صرف آپ ہیں'
export const people = 'ساتھ کام کرنے والے'
export const oneHelperIsFree = 'ایک مددگار مفت ہے۔ پریمیم میں پانچ کی جگہ ہے۔'
export const ofPlanUsed = (staff: number, most: number): string => `آپ کے پلان میں ${most} میں سے ${staff}۔`
export const theyAreSignedOut = 'وہ فوراً لاگ آؤٹ ہو جائیں گے، اور انہیں آپ کی دکان کا کچھ نظر نہیں آئے گا۔'
export const removeName = (name: string): string => `\u2068${name}\u2069 کو ہٹائیں؟`
