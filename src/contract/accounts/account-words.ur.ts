import { type accountWords as english, OTP_LENGTH, PASSWORD_MIN } from './account-words.ts'

export { DELETION_DAYS, OTP_LENGTH, PASSWORD_MIN, RESEND_SECONDS } from './account-words.ts'

/** Messages of the account forms, in Urdu. To be read by a native speaker. */
export const accountWords: Record<keyof typeof english, string> = {
  emailMissing: 'ای میل لکھیں',
  emailWrong: 'درست ای میل لکھیں',
  emailAsked: 'اپنی ای میل لکھیں',
  newEmailMissing: 'نئی ای میل لکھیں',
  passwordMissing: 'پاس ورڈ لکھیں',
  passwordShort: `پاس ورڈ کم از کم ${PASSWORD_MIN} حروف کا ہو`,
  whatsappMissing: 'واٹس ایپ نمبر لکھیں',
  whatsappWrong: 'درست واٹس ایپ نمبر لکھیں',
  referralWrong: 'درست ریفرل کوڈ لکھیں',
  otpMissing: 'کوڈ لکھیں',
  otpLength: `کوڈ ${OTP_LENGTH} حروف کا ہوتا ہے`,
  mailedCodeMissing: 'ای میل میں آیا کوڈ لکھیں',
  mailedCodeLength: `کوڈ ${OTP_LENGTH} حروف کا ہوتا ہے`,
  deviceWrong: 'یہ فون یا کمپیوٹر پہچانا نہیں گیا',
  totpMissing: 'کوڈ والی ایپ کا کوڈ لکھیں',
  languageWrong: 'زبان چنیں',
  signUpKeyWrong: 'سائن اپ کا کوڈ درست نہیں',
  mailLinkWrong: 'ای میل میں دیا لنک دوبارہ کھولیں۔',
  linkWrong: 'تصدیق کا لنک درست نہیں۔ صحیح لنک کے لیے اپنی ای میل دیکھیں۔',
  confirmationMissing: 'جیسے لکھا ہے ویسے ہی لکھیں',
  confirmationWrong: 'یہ ویسا نہیں جیسا لکھا ہے',
}
