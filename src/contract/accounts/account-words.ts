/** Limits and messages of the account forms. Separate from the schemas: the sign-in screen has no zod. */
export const PASSWORD_MIN = 8
export const OTP_LENGTH = 6
/** Shortest time between two mails. A younger code is not replaced, so the one on its way stays good. */
export const RESEND_SECONDS = 60

/** Days between the request to delete an account and its removal. */
export const DELETION_DAYS = 30

export const accountWords = {
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  emailAsked: 'Please enter your email address',
  newEmailMissing: 'Please enter the new email address',
  passwordMissing: 'Password is required',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  whatsappMissing: 'WhatsApp number is required',
  whatsappWrong: 'Please enter a valid WhatsApp number',
  referralWrong: 'Please enter a valid referral code',
  otpMissing: 'OTP is required',
  otpLength: `OTP must be ${OTP_LENGTH} characters`,
  mailedCodeMissing: 'Please enter the code from your email',
  mailedCodeLength: `The code has ${OTP_LENGTH} characters`,
  deviceWrong: 'The device token must be a text',
  totpMissing: 'Please enter the code from your authenticator app',
  languageWrong: 'Choose a language',
  signUpKeyWrong: 'The sign-up key is not valid',
  mailLinkWrong: 'Please open the link from your email again.',
  linkWrong: 'Invalid verification link. Please check your email for the correct link.',
  confirmationMissing: 'Please type it as shown',
  confirmationWrong: 'This does not match',
} as const
