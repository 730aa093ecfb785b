import { z } from 'zod'
import { errorAnswer } from '../fields.ts'
import { isOneNumber, phoneDigits } from '../phone.ts'
import { OTP_LENGTH, PASSWORD_MIN, accountWords as words } from './account-words.ts'

/** An e-mail address as it is typed; `missing` is said where there is none. */
export const email = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, words.emailWrong)
    .pipe(z.email(words.emailWrong))
    .transform((value) => value.toLowerCase())

/** A password that is chosen. */
export const newPassword = z
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
  .refine(isOneNumber, words.whatsappWrong)
  .transform(phoneDigits)
  .pipe(z.string().min(7, words.whatsappWrong).max(15, words.whatsappWrong))

/** A referral code as it is typed: 3 to 20 letters and digits; an empty one is none. */
const referralCode = z
  .string({ error: words.referralWrong })
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{3,20})?$/, words.referralWrong)

/** Made by the browser that signs up and kept there: it shows later that a mailed link is opened where the password was chosen. */
const signUpKey = z.string({ error: words.signUpKeyWrong }).regex(/^[0-9a-f]{32,64}$/, words.signUpKeyWrong)

export const registration = z.object({
  email: email(words.emailMissing),
  password: newPassword,
  whatsapp_number: whatsappNumber,
  country_code: countryCode.default('+92'),
  referral_code: referralCode.nullish().transform((code) => code || null),
  sign_up_key: signUpKey.nullish().transform((key) => key ?? null),
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

/** What a device keeps that has signed in before: strangers' wrong passwords do not hold it up. One that is not good is as none. */
export const deviceToken = z.string({ error: words.deviceWrong }).max(200, words.deviceWrong)

/** A mailed code as it is typed. */
const mailedCode = (missing: string, wrong: string) =>
  z.string({ error: missing }).trim().min(1, missing).toUpperCase().length(OTP_LENGTH, wrong)

export const credentials = z.object({
  email: email(words.emailMissing),
  password: currentPassword,
  device_token: deviceToken.nullish(),
  /** Asked for after many wrong passwords for the account. */
  mailed_code: mailedCode(words.mailedCodeMissing, words.mailedCodeLength).nullish(),
  /** Asked for when the account is protected: six digits, or a recovery code. */
  totp_code: totpCode.nullish(),
})
export type Credentials = z.infer<typeof credentials>

export const emailOnly = z.object({ email: email(words.emailAsked) })

/** Asks for a mailed code. */
export const codeRequest = emailOnly.extend({ device_token: deviceToken.nullish() })

export const passwordReset = z.object({
  email: email(words.emailMissing),
  otp: mailedCode(words.otpMissing, words.otpLength),
  new_password: newPassword,
  device_token: deviceToken.nullish(),
})
export type PasswordReset = z.infer<typeof passwordReset>

/** What calls answer that only say that they were done. */
export const done = z.object({ success: z.literal(true), message: z.string() })

/** The secret of a mailed link. */
export const linkToken = z.string({ error: words.linkWrong }).min(1, words.linkWrong).max(200, words.linkWrong)

export const verificationQuery = z.object({ token: linkToken })

/** The link proves the mailbox; the password, or the key of the browser it was chosen in, that the sign-up is the same person's. */
export const verification = z
  .object({ token: linkToken, password: currentPassword.optional(), sign_up_key: signUpKey.nullish() })
  .superRefine(({ password, sign_up_key }, context) => {
    if (!password && !sign_up_key) {
      context.addIssue({ code: 'custom', path: ['password'], message: words.passwordMissing })
    }
  })
export type Verification = z.infer<typeof verification>

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
  /** When the account will be removed, as its owner asked for; null when it stays. */
  deletion_at: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** A sign-in that failed; `totp_required` when the password was right and a code is missing or wrong. */
export const loginRefused = errorAnswer.extend({ totp_required: z.boolean().optional() })

export const session = z.object({ access_token: z.string(), device_token: z.string(), user })

export const registrationAnswer = z.object({
  message: z.string(),
  verification_required: z.literal(true),
  access_token: z.null(),
  user: z.null(),
  /** Always false: nothing tells whether the address has an account, or waits for one. */
  existing_user_updated: z.literal(false),
})

/** A link that can be opened; who opens it is asked for the password. */
export const openLinkAnswer = z.object({
  message: z.string(),
  access_token: z.null(),
  user: z.null(),
  verified: z.literal(false),
  already_verified: z.literal(false),
})

export const verificationAnswer = z.object({
  message: z.string(),
  access_token: z.string(),
  device_token: z.string(),
  user,
  verified: z.boolean(),
  already_verified: z.boolean(),
})
