import { z } from 'zod'
import { confirmation } from '../fields.ts'
import { domainProblems, domainStates, HOST_MAX, isHostName, type OwnDomain } from './domains.ts'

/** A host as sellers type it: `https://Shop.Example.pk/` becomes `shop.example.pk`. */
const host = z
  .string({ error: 'Type your address, such as shop.example.pk' })
  .trim()
  .toLowerCase()
  .transform((typed) => typed.replace(/^https?:\/\//, '').replace(/\/.*$/, ''))
  .refine((typed) => !typed.includes('xn--'), { error: 'Use an address in Latin letters' })
  .refine(isHostName, { error: 'Type your address, such as shop.example.pk' })

export const domainChoice = z.object({ host })

export const ownDomain: z.ZodType<OwnDomain> = z.object({
  host: z.string(),
  state: z.enum(domainStates),
  problem: z.enum(domainProblems).nullable(),
  proof: z.object({ name: z.string(), text: z.string() }),
  checked_at: z.string().nullable(),
})

export const domainReport = z.object({
  target: z.string().nullable(),
  allowed: z.boolean(),
  domain: ownDomain.nullable(),
})

export const domainChanged = confirmation.extend({ domain: ownDomain.nullable() })

export const certificateQuestion = z.object({ domain: z.string().max(HOST_MAX).optional() })
