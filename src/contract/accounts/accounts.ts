import { z } from 'zod'
import { errorAnswer } from '../fields.ts'
import { languages } from '../languages.ts'
import { isOneNumber, phoneDigits } from '../phone.ts'
import { OTP_LENGTH, PASSWORD_MIN, accountWords as words } from './account-words.ts'

/** A typed e-mail address; `missing` is the message for an empty one. */
export const email = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, words.emailWrong)
    .pipe(z.email(words.emailWrong))
    .transform((value) => value.toLowerCase())

/** A password being chosen. */
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

/** A typed referral code: 3 to 20 letters and digits, or empty. */
const referralCode = z
  .string({ error: words.referralWrong })
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{3,20})?$/, words.referralWrong)

/** A key the browser makes at sign-up and keeps. It proves later that the mailed link opened in the same browser. */
const signUpKey = z.string({ error: words.signUpKeyWrong }).regex(/^[0-9a-f]{32,64}$/, words.signUpKeyWrong)

export const registration = z.object({
  email: email(words.emailMissing),
  password: newPassword,
  whatsapp_number: whatsappNumber,
  country_code: countryCode.default('+92'),
  referral_code: referralCode.nullish().transform((code) => code || null),
  sign_up_key: signUpKey.nullish().transform((key) => key ?? null),
  /** Language of the page. One that is not offered counts as English. */
  language: z.enum(languages, { error: words.languageWrong }).nullish(),
})
export type Registration = z.infer<typeof registration>

/** An existing password, to compare. */
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

/** The token of a known device: strangers' wrong passwords do not lock it out. A bad token counts as none. */
export const deviceToken = z.string({ error: words.deviceWrong }).max(200, words.deviceWrong)

/** A typed code from a mail. */
const mailedCode = (missing: string, wrong: string) =>
  z.string({ error: missing }).trim().min(1, missing).toUpperCase().length(OTP_LENGTH, wrong)

/** The secret of a mailed link. */
export const linkToken = z.string({ error: words.linkWrong }).min(1, words.linkWrong).max(200, words.linkWrong)

export const credentials = z.object({
  email: email(words.emailMissing),
  password: currentPassword,
  device_token: deviceToken.nullish(),
  /** Required after many wrong passwords. */
  mailed_code: mailedCode(words.mailedCodeMissing, words.mailedCodeLength).nullish(),
  /** The secret of the link in the same mail, instead of the code. */
  mailed_link: z.string({ error: words.linkWrong }).max(200, words.linkWrong).nullish(),
  /** Required with two-step sign-in: six digits or a recovery code. */
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

/** A new password for whoever opened the mailed link. */
export const passwordResetByLink = z.object({ token: linkToken, new_password: newPassword })
export type PasswordResetByLink = z.infer<typeof passwordResetByLink>

/** Answer of calls that only confirm. */
export const done = z.object({ success: z.literal(true), message: z.string() })

/** A new password ends all known devices. The token makes this one known. */
export const passwordSet = done.extend({ device_token: z.string() })

export const verificationQuery = z.object({ token: linkToken })

/** The link proves the mailbox. The password or the sign-up key proves that the same person signed up. */
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
  /** The plan in force: an expired paid plan is free. */
  plan: z.enum(['free', 'paid']),
  /** When the paid plan ends. Null on the free plan, and for a plan without an end. */
  plan_expiry: z.string().nullable(),
  /** When the last paid plan ended. Null while one is in force, and before the first. */
  plan_ended_at: z.string().nullable(),
  /** Product limit of the paid plan, on either plan. Null means unlimited. */
  paid_product_limit: z.number().nullable(),
  /** Layouts of the paid plan, on either plan. */
  paid_layouts: z.array(z.string()),
  allowed_layouts: z.array(z.string()),
  referral_price: z.number(),
  whatsapp_number: z.string(),
  country_code: z.string(),
  role: z.enum(['seller', 'admin']),
  /** Language of the dashboard, and of mails and alerts. */
  language: z.enum(languages),
  /** The shop of somebody else that this account works in. Its plan stands above then. */
  works_in: z.object({ store_name: z.string(), role: z.enum(['manages', 'packs']) }).nullable(),
  /** When the account will be removed at its owner's request, or null. */
  deletion_at: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** A failed sign-in. `totp_required`: the password was right, the code is missing or wrong. */
export const loginRefused = errorAnswer.extend({ totp_required: z.boolean().optional() })

export const session = z.object({ access_token: z.string(), device_token: z.string(), user })

export const registrationAnswer = z.object({
  message: z.string(),
  verification_required: z.literal(true),
  access_token: z.null(),
  user: z.null(),
  /** Always false, so that nothing tells whether the address has an account. */
  existing_user_updated: z.literal(false),
})

/** A link that still works; it asks for the password. */
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
