import { z } from 'zod'
import { confirmation } from '../fields.ts'
import { cloudProblems } from './cloud.ts'
import { cloudLanguages } from './cloud-templates.ts'

const secret = (message: string, longest: number) =>
  z
    .string({ error: message })
    .trim()
    .regex(/^[\x21-\x7e]+$/, message)
    .max(longest, message)

export const cloudChoice = z.object({
  number_id: z
    .string({ error: 'Type the phone number ID' })
    .trim()
    .regex(/^\d{5,25}$/, 'The phone number ID has digits only. It is not the phone number.'),
  token: secret('Paste the access token', 1_000),
  app_secret: secret('Paste the app secret', 200),
  language: z.enum(cloudLanguages, { error: 'Choose a language' }),
})

/** An official number, without its secrets. */
const cloudNumber = z.object({
  phone: z.string(),
  name: z.string(),
  language: z.enum(cloudLanguages),
  quality: z.string().nullable(),
  /** People it may write to first in 24 hours. */
  tier: z.int(),
  problem: z.enum(cloudProblems).nullable(),
  /** Messages that Meta charged this month. */
  charged: z.int(),
})
export type CloudNumber = z.infer<typeof cloudNumber>

export const cloudReport = z.object({
  /** Whether the operator's number writes where the seller has none of her own. */
  platform: z.boolean(),
  own: cloudNumber.nullable(),
  /** Address and token to enter at Meta, so that it reports to us. */
  webhook: z.object({ address: z.string(), token: z.string() }),
})
export type CloudReport = z.infer<typeof cloudReport>

export const cloudSaved = confirmation.extend({ own: cloudNumber })

export const cloudOverview = z.object({
  numbers: z.array(cloudNumber.extend({ id: z.string(), waiting: z.int(), failed: z.int() })),
})
export type CloudOverview = z.infer<typeof cloudOverview>
