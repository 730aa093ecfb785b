/** Words of the referrals, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const yourReferralCode = 'آپ کا ریفرل کوڈ'
export const friendsPayLess = 'جو دوست اس سے سائن اپ کرے، اُسے پریمیم سستا ملتا ہے۔'
export const copyCode = 'کوڈ کاپی کریں'
export const codeCopied = 'ریفرل کوڈ کاپی ہو گیا!'
export const copyYourCode = 'اپنا ریفرل کوڈ کاپی کریں'
export const copyLink = 'لنک کاپی کریں'
export const linkCopied = 'ریفرل لنک کاپی ہو گیا!'
export const copyYourLink = 'اپنا ریفرل لنک کاپی کریں'
export const invitation = (
  code: string,
  price: string,
  before: string,
  priceAbroad: string,
  beforeAbroad: string,
): string =>
  `میری آن لائن دکان WhatsStore پر ہے۔ میرے کوڈ \u2068${code}\u2069 سے اپنی دکان کھولیں، پریمیم مہینے کا \u2068${before}\u2069 کی جگہ \u2068${price}\u2069 میں ملے گا (پاکستان سے باہر \u2068${beforeAbroad}\u2069 کی جگہ \u2068${priceAbroad}\u2069):`
export const shareYourCode = 'اپنا کوڈ شیئر کریں'
export const sendItToFriends = 'کاروبار کرنے والے دوستوں کو بھیجیں، یا لنک واٹس ایپ پر شیئر کریں۔'
export const theySignUp = 'دوست سائن اپ کرے'
export const friendGetsDiscount = 'آپ کے دوست کو پریمیم کم قیمت پر ملتا ہے۔'
export const youEarn = (points: string): string => `آپ کو ${points} ملتے ہیں`
export const onceForEachFriend = 'ہر دوست پر ایک بار، جب وہ پریمیم لے۔'
export const withdrawFrom = (points: string): string => `${points} ہوں تو پیسے نکلوائیں`
export const friendsForWithdrawal = (friends: number, days: number): string =>
  `یعنی ${count(friends)} دوست، جنہیں پریمیم پر ${count(days)} دن ہو گئے ہوں۔ پیسے جاز کیش، ایزی پیسہ یا بینک میں ملتے ہیں۔`
export const howItWorks = 'یہ کیسے کام کرتا ہے'
export const yourReferrals = 'آپ کے ریفرل'
export const nobodySignedUpYet = 'آپ کے کوڈ سے ابھی کسی نے سائن اپ نہیں کیا۔ کسی دوست کو بھیجیں۔'
export const signedUpOn = 'سائن اپ: {day}'
export const free = 'مفت پلان'
export const passwordIsRequired = 'پاس ورڈ لکھیں'
export const codeIsRequired = 'کوڈ لکھیں'
export const failedToSubmitRequest = 'درخواست نہیں جا سکی'
export const paymentMethod = 'پیسے کیسے لینے ہیں'
export const enterPasswordAgain = 'پاس ورڈ دوبارہ لکھیں: اس سے آپ کی کمائی محفوظ رہتی ہے۔'
export const fromAuthenticatorApp = 'کوڈ والی ایپ سے، یا کوئی ریکوری کوڈ۔'
export const youArePaid = (worth: string): string => `آپ کو \u2068${worth}\u2069 ملیں گے۔`
export const requestWithdrawalOf = (points: string): string => `${points} نکلوائیں`
export const pointsTowardsWithdrawal = 'پیسے نکلوانے تک کے پوائنٹ'
export const pointsReady = (available: string, least: string): string =>
  `${available} تیار ہیں۔ ${least} ہوں تو پیسے نکل سکتے ہیں۔`
export const requestWithdrawal = 'پیسے نکلوائیں'
export const aPointIsWorth = (amount: string): string =>
  `ایک پوائنٹ \u2068${amount}\u2069 کا ہے۔ پیسے جاز کیش، ایزی پیسہ یا بینک میں ملتے ہیں۔`
export const pausedUntil = (day: string): string =>
  `آپ نے اکاؤنٹ محفوظ کیا تھا، اس لیے ${day} تک پیسے نہیں نکل سکتے۔ آپ کے پوائنٹ محفوظ ہیں۔`
export const requestIsPending = (points: string): string =>
  `${points} کی درخواست آ چکی ہے، جواب کا انتظار ہے۔ یہ مکمل ہو تو دوبارہ درخواست ہو سکتی ہے۔`
export const requestIsApproved = (points: string): string =>
  `${points} کی درخواست منظور ہو گئی ہے۔ یہ مکمل ہو تو دوبارہ درخواست ہو سکتی ہے۔`
export const readyBy = (points: string, day: string): string =>
  `${points} ${day} تک تیار ہو جائیں گے، اگر آپ کے دوست پریمیم پر رہیں۔`
export const anotherReadyBy = (points: string, day: string): string =>
  `مزید ${points} ${day} تک تیار ہو جائیں گے، اگر آپ کے دوست پریمیم پر رہیں۔`
export const readyAfter = (points: string, days: number): string =>
  `آپ کے دوست لگاتار ${count(days)} دن پریمیم پر رہیں تو ${points} تیار ہو جائیں گے۔`
export const anotherReadyAfter = (points: string, days: number): string =>
  `آپ کے دوست لگاتار ${count(days)} دن پریمیم پر رہیں تو مزید ${points} تیار ہو جائیں گے۔`
export const failedToFetchRequests = 'درخواستیں نہیں آ سکیں'
export const noWithdrawalsYet = 'ابھی پیسے نہیں نکلوائے گئے۔'
export const requestedOn = 'درخواست: {day}'
export const requestedAndAnswered = 'درخواست: {day} · جواب: {answered}'
export const withdrawalHistory = 'اب تک کی درخواستیں'
export const failedToFetchStats = 'ریفرل کی معلومات نہیں آ سکیں'
export const referAndEarn = 'دوست لائیں، کمائیں'
export const inviteFriends = 'کاروبار کرنے والے دوستوں کو بلائیں۔ وہ پریمیم لیں تو آپ کمائیں۔'
export const totalReferrals = 'کُل ریفرل'
export const paidReferrals = 'پریمیم لینے والے'
export const totalPoints = 'کُل پوائنٹ'
