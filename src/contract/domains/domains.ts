import { z } from 'zod'
import { confirmation } from '../fields.ts'

/** Name before the seller's domain, whose TXT record proves that it is hers. */
export const PROOF_NAME = '_whatsstore'
/** Longest name that DNS takes. */
const HOST_MAX = 253

/** `verified`: its records are right, and a certificate is on its way. `error`: buyers cannot use it any more. */
export const domainStates = ['pending', 'verified', 'serving', 'error'] as const
export type DomainState = (typeof domainStates)[number]

/** Findings of a check. */
export const domainProblems = [
  'no proof',
  'points elsewhere',
  'taken',
  'no certificate',
  'no answer',
  'plan',
  'given up',
] as const
export type DomainProblem = (typeof domainProblems)[number]

/** Advice to the seller for each. `{host}` is her domain. */
export const domainAdvice: Record<DomainProblem, string> = {
  'no proof': 'We cannot see the TXT record yet. After you save it, it takes a few minutes, at some companies a day.',
  'points elsewhere': 'The TXT record is there. The address does not lead to us yet: check the CNAME record.',
  taken: 'Another shop here uses this address, and its TXT record is still there. Remove that record first.',
  'no certificate':
    'Both records are right. We are getting the certificate for the lock in the browser, which takes minutes.',
  'no answer': 'The company that keeps your domain did not answer. We try again.',
  plan: 'Your own address is part of Premium. Links to it lead to your shop here meanwhile.',
  'given up': 'We stopped looking after two weeks. Check both records, then tap “Check now”.',
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

/** Whether a text is a host name with a dot, in the lower case. An IP address is none. */
export const isHostName = (text: string): boolean => text.length <= HOST_MAX && HOST.test(text)

/** A host as sellers type it: `https://Shop.Example.pk/` becomes `shop.example.pk`. */
const host = z
  .string({ error: 'Type your address, such as shop.example.pk' })
  .trim()
  .toLowerCase()
  .transform((typed) => typed.replace(/^https?:\/\//, '').replace(/\/.*$/, ''))
  .refine((typed) => !typed.includes('xn--'), { error: 'Use an address in Latin letters' })
  .refine(isHostName, { error: 'Type your address, such as shop.example.pk' })

export const domainChoice = z.object({ host })

export const ownDomain = z.object({
  host: z.string(),
  state: z.enum(domainStates),
  problem: z.enum(domainProblems).nullable(),
  /** Name and text of the TXT record. */
  proof: z.object({ name: z.string(), text: z.string() }),
  checked_at: z.string().nullable(),
})
export type OwnDomain = z.infer<typeof ownDomain>

export const domainReport = z.object({
  /** Host that a domain must lead to; `null` where the operator offers no domains. */
  target: z.string().nullable(),
  /** Whether the plan has a domain. */
  allowed: z.boolean(),
  domain: ownDomain.nullable(),
})
export type DomainReport = z.infer<typeof domainReport>

export const domainChanged = confirmation.extend({ domain: ownDomain.nullable() })

export const certificateQuestion = z.object({ domain: z.string().max(HOST_MAX).optional() })
