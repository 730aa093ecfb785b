import { z } from 'zod'
import { phoneDigits } from './phone.ts'

const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  .transform((value) => value.toLowerCase())

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

export const registration = z.object({
  email,
  password: newPassword,
  whatsapp_number: whatsappNumber,
  country_code: countryCode.default('+92'),
  referral_code: z.string().trim().toUpperCase().max(20).nullish(),
})
export type Registration = z.infer<typeof registration>

export const credentials = z.object({
  email,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, 'Invalid email or password'),
})
export type Credentials = z.infer<typeof credentials>

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
