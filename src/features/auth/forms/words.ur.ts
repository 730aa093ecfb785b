/** Words of the sign-in forms, in Urdu. To be read by a native speaker. */
export const loggedInSuccessfully = 'لاگ اِن ہو گیا!'
export const loginFailed = 'لاگ اِن نہیں ہوا'
export const email = 'ای میل'
export const forgotPassword = 'پاس ورڈ یاد نہیں؟'
export const signIn = 'لاگ اِن'
export const backToSignIn = 'لاگ اِن پر واپس'
export const charactersValidFor10Minutes = (length: number): string => `${length} حروف، 10 منٹ تک چلے گا`
export const failedToSendOtp = 'کوڈ نہیں جا سکا'
export const sendOtp = 'کوڈ بھیجیں'
export const newPassword = 'نیا پاس ورڈ'
export const atLeastCharacters = (least: number): string => `کم از کم ${least} حروف`
export const failedToResetPassword = 'پاس ورڈ نہیں بدلا'
export const otp = 'ای میل والا کوڈ'
export const resetPassword = 'پاس ورڈ بدلیں'
export const sendAnotherOtp = 'نیا کوڈ بھیجیں'
export const failedToSendTheCode = 'کوڈ نہیں جا سکا'
export const sendingTheCode = 'کوڈ بھیجا جا رہا ہے…'
export const sendAnotherCode = 'نیا کوڈ بھیجیں'
export const aFriend = 'ایک دوست'
export const referredByPremiumFor = (referrer: string, price: string): string =>
  `${referrer} کے حوالے سے: پریمیم ${price} ماہانہ`
export const checkingTheCode = 'کوڈ چیک ہو رہا ہے'
export const theCodeIsValid = 'کوڈ درست ہے'
export const theCodeIsNotValid = 'کوڈ درست نہیں'
export const referralCode = 'ریفرل کوڈ'
export const referredBy = (referrer: string): string => `${referrer} کے حوالے سے`
export const registrationFailed = 'اکاؤنٹ نہیں بنا'
export const whatsappNumber = 'واٹس ایپ نمبر'
export const ordersReachYouHere = 'آرڈر یہاں آئیں گے۔'
export const createAccount = 'اکاؤنٹ بنائیں'
export const failedToResendVerificationEmail = 'تصدیق کی ای میل دوبارہ نہیں جا سکی۔'
export const resendVerificationEmail = (countdownWords: string): string => `ای میل دوبارہ بھیجیں${countdownWords}`
export const open = (name: string): string => `${name} کھولیں`
export const nothingThereItCan =
  'ابھی نہیں آئی؟ ایک آدھ منٹ لگ سکتا ہے۔ سپیم یا پروموشنز میں بھی دیکھیں: ای میل WhatsStore کی طرف سے ہے۔'
export const wrongAddressChangeIt = 'ای میل غلط ہے؟ بدلیں'
export const emailVerificationFailedPlease = 'ای میل کی تصدیق نہیں ہوئی۔ دوبارہ کوشش کریں۔'
export const verifyEmail = 'ای میل کی تصدیق کریں'
export const enterTheAppsCode = 'کوڈ والی ایپ کا کوڈ لکھیں، یا کوئی ریکوری کوڈ۔'
export const weSentACode =
  'ہم نے {email} پر کوڈ بھیجا ہے۔ یہاں لکھیں، یا ای میل میں دیا لنک کھولیں۔ ایک آدھ منٹ لگ سکتا ہے۔'
