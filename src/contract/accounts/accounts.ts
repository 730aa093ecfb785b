import { z } from 'zod'
import { errorAnswer } from '../fields.ts'
import { phoneDigits } from '../phone.ts'
import { OTP_LENGTH, PASSWORD_MIN, accountWords as words } from './account-words.ts'

const emailOr = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, words.emailWrong)
    .pipe(z.email(words.emailWrong))
    .transform((value) => value.toLowerCase())

const email = emailOr(words.emailMissing)

const newPassword = z
  .string({ error: words.passwordMissing })
  .min(1, words.passwordMissing)
  .min(PASSWORD_MIN, words.passwordShort)
  .max(200, 'Password must be at most 200 characters')

export const countryCode = z
  .string({ error: 'Country code must be like +92' })
  .regex(/^\+\d{1,4}$/, 'Country code must be like +92')

export const whatsappNumber = z
  .string({ error: words.whatsappMissing })
  .trim()
  .min(1, words.whatsappMissing)
  .transform(phoneDigits)
  .pipe(z.string().min(7, words.whatsappWrong).max(15, words.whatsappWrong))

/** A referral code as it is typed: 3 to 20 letters and digits; an empty one is none. */
const referralCode = z
  .string({ error: words.referralWrong })
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{3,20})?$/, words.referralWrong)

export const registration = z.object({
  email,
  password: newPassword,
  whatsapp_number: whatsappNumber,
  country_code: countryCode.default('+92'),
  referral_code: referralCode.nullish().transform((code) => code || null),
})
export type Registration = z.infer<typeof registration>

/** A password that is compared, not chosen. */
export const currentPassword = z
  .string({ error: words.passwordMissing })
  .min(1, words.passwordMissing)
  .max(200, 'Invalid email or password')

/** Six digits of an authenticator app, or a recovery code. */
export const totpCode = z
  .string({ error: words.totpMissing })
  .trim()
  .min(1, words.totpMissing)
  .max(20, words.totpMissing)

export const credentials = z.object({
  email,
  password: currentPassword,
  /** Asked for when the account is protected: six digits, or a recovery code. */
  totp_code: totpCode.nullish(),
})
export type Credentials = z.infer<typeof credentials>

export const emailOnly = z.object({ email: emailOr(words.emailAsked) })

export const passwordReset = z.object({
  email,
  otp: z
    .string({ error: words.otpMissing })
    .trim()
    .min(1, words.otpMissing)
    .toUpperCase()
    .length(OTP_LENGTH, words.otpLength),
  new_password: newPassword,
})
export type PasswordReset = z.infer<typeof passwordReset>

/** What calls answer that only say that they were done. */
export const done = z.object({ success: z.literal(true), message: z.string() })

export const verificationQuery = z.object({
  token: z.string({ error: words.linkWrong }).min(1, words.linkWrong).max(200, words.linkWrong),
})

export const user = z.object({
  id: z.string(),
  email: z.string(),
  /** The plan in force: a paid one that has ended is free. */
  plan: z.enum(['free', 'paid']),
  /** When the paid plan ends; null for one without an end, and on the free plan. */
  plan_expiry: z.string().nullable(),
  /** How many products the paid plan allows, whether this account has it or not; null is no limit. */
  paid_product_limit: z.number().nullable(),
  allowed_layouts: z.array(z.string()),
  referral_price: z.number(),
  whatsapp_number: z.string(),
  country_code: z.string(),
  role: z.enum(['seller', 'admin']),
})
export type User = z.infer<typeof user>

/** A sign-in that failed; `totp_required` when the password was right and a code is missing or wrong. */
export const loginRefused = errorAnswer.extend({ totp_required: z.boolean().optional() })

export const session = z.object({ access_token: z.string(), user })

export const registrationAnswer = z.object({
  message: z.string(),
  verification_required: z.boolean(),
  access_token: z.string().nullable(),
  user: user.nullable(),
  existing_user_updated: z.boolean(),
})

export const verificationAnswer = z.object({
  message: z.string(),
  access_token: z.string(),
  user,
  verified: z.boolean(),
  already_verified: z.boolean(),
})
