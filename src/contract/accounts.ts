import { z } from 'zod'
import { phoneDigits } from './phone.ts'

const emailOr = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address'))
    .transform((value) => value.toLowerCase())

const email = emailOr('Email is required')

export const PASSWORD_MIN = 8

const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(200, 'Password must be at most 200 characters')

export const countryCode = z
  .string({ error: 'Country code must be like +92' })
  .regex(/^\+\d{1,4}$/, 'Country code must be like +92')

export const whatsappNumber = z
  .string({ error: 'WhatsApp number is required' })
  .trim()
  .min(1, 'WhatsApp number is required')
  .transform(phoneDigits)
  .pipe(z.string().min(7, 'Please enter a valid WhatsApp number').max(15, 'Please enter a valid WhatsApp number'))

/** A referral code as it is typed: 3 to 20 letters and digits; an empty one is none. */
const referralCode = z
  .string({ error: 'Please enter a valid referral code' })
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{3,20})?$/, 'Please enter a valid referral code')

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
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(200, 'Invalid email or password')

/** Six digits of an authenticator app, or a recovery code. */
export const totpCode = z
  .string({ error: 'Please enter the code from your authenticator app' })
  .trim()
  .min(1, 'Please enter the code from your authenticator app')
  .max(20, 'Please enter the code from your authenticator app')

export const credentials = z.object({
  email,
  password: currentPassword,
  /** Asked for when the account is protected: six digits, or a recovery code. */
  totp_code: totpCode.nullish(),
})
export type Credentials = z.infer<typeof credentials>

export const emailOnly = z.object({ email: emailOr('Please enter your email address') })

export const OTP_LENGTH = 6

export const passwordReset = z.object({
  email,
  otp: z
    .string({ error: 'OTP is required' })
    .trim()
    .min(1, 'OTP is required')
    .toUpperCase()
    .length(OTP_LENGTH, `OTP must be ${OTP_LENGTH} characters`),
  new_password: newPassword,
})
export type PasswordReset = z.infer<typeof passwordReset>

/** What calls answer that only say that they were done. */
export const done = z.object({ success: z.literal(true), message: z.string() })

export const verificationQuery = z.object({
  token: z
    .string({ error: 'Invalid verification link. Please check your email for the correct link.' })
    .min(1, 'Invalid verification link. Please check your email for the correct link.')
    .max(200, 'Invalid verification link. Please check your email for the correct link.'),
})

export const user = z.object({
  id: z.string(),
  email: z.string(),
  plan: z.enum(['free', 'paid']),
  plan_expiry: z.string().nullable(),
  allowed_layouts: z.array(z.string()),
  referral_price: z.number(),
  whatsapp_number: z.string(),
  country_code: z.string(),
  role: z.enum(['seller', 'admin']),
})
export type User = z.infer<typeof user>

/** A sign-in that failed; `totp_required` when the password was right and a code is missing or wrong. */
export const loginRefused = z.object({ detail: z.string(), totp_required: z.boolean().optional() })

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
