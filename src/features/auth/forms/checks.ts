import { OTP_LENGTH, PASSWORD_MIN, accountWords as words } from '#contract/accounts/account-words.ts'
import { phoneDigits } from '#contract/phone.ts'
import { phoneProblem } from '#contract/phone-formats.ts'

/** Form values by field name, and their errors. */
export type Values = Record<string, string>
export type Errors = Partial<Record<string, string>>
export type Check = (values: Values) => Errors

const emailError = (value = '', missing: string = words.emailMissing): string | undefined => {
  if (!value.trim()) return missing
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : words.emailWrong
}

const newPasswordError = (value = ''): string | undefined => {
  if (!value) return words.passwordMissing
  return value.length < PASSWORD_MIN ? words.passwordShort : undefined
}

const numberError = (value = '', countryCode = '+92'): string | undefined => {
  const { length } = phoneDigits(value)
  if (length === 0) return words.whatsappMissing
  return phoneProblem(value, countryCode) ?? (length < 7 || length > 15 ? words.whatsappWrong : undefined)
}

const referralError = (value = ''): string | undefined =>
  /^([A-Z0-9]{3,20})?$/i.test(value.trim()) ? undefined : words.referralWrong

const only = (errors: Errors): Errors => Object.fromEntries(Object.entries(errors).filter(([, error]) => error))

export const checkSignIn: Check = ({ email, password }) =>
  only({ email: emailError(email), password: password ? undefined : words.passwordMissing })

export const checkSignUp: Check = ({ email, password, whatsapp_number, country_code, referral_code }) =>
  only({
    email: emailError(email),
    password: newPasswordError(password),
    whatsapp_number: numberError(whatsapp_number, country_code),
    referral_code: referralError(referral_code),
  })

export const checkEmail: Check = ({ email }) => only({ email: emailError(email, words.emailAsked) })

export const checkReset: Check = ({ otp = '', new_password }) => {
  const { length } = otp.trim()
  const otpError = length === 0 ? words.otpMissing : length === OTP_LENGTH ? undefined : words.otpLength
  return only({ otp: otpError, new_password: newPasswordError(new_password) })
}

export const checkNewPassword: Check = ({ new_password }) => only({ new_password: newPasswordError(new_password) })

export const checkMailedCode: Check = ({ mailed_code = '' }) => {
  const { length } = mailed_code.trim()
  const error = length === 0 ? words.mailedCodeMissing : length === OTP_LENGTH ? undefined : words.mailedCodeLength
  return only({ mailed_code: error })
}

export const checkPassword: Check = ({ password }) => only({ password: password ? undefined : words.passwordMissing })

export const checkCode: Check = ({ totp_code }) =>
  only({ totp_code: totp_code?.trim() ? undefined : words.totpMissing })
