/** Limits and messages of the account forms. Apart from the schemas, because the sign-in screen checks without zod. */
export const PASSWORD_MIN = 8
export const OTP_LENGTH = 6

export const accountWords = {
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  emailAsked: 'Please enter your email address',
  passwordMissing: 'Password is required',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  whatsappMissing: 'WhatsApp number is required',
  whatsappWrong: 'Please enter a valid WhatsApp number',
  referralWrong: 'Please enter a valid referral code',
  otpMissing: 'OTP is required',
  otpLength: `OTP must be ${OTP_LENGTH} characters`,
  totpMissing: 'Please enter the code from your authenticator app',
  linkWrong: 'Invalid verification link. Please check your email for the correct link.',
} as const
