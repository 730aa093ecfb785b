/** Name before the seller's domain, whose TXT record proves that it is hers. */
export const PROOF_NAME = '_whatsstore'
/** Longest name that DNS takes. */
export const HOST_MAX = 253

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

/** A shop's own domain as its owner sees it. */
export interface OwnDomain {
  host: string
  state: DomainState
  problem: DomainProblem | null
  /** Name and text of the TXT record. */
  proof: { name: string; text: string }
  checked_at: string | null
}

export interface DomainReport {
  /** Host that a domain must lead to; `null` where the operator offers no domains. */
  target: string | null
  /** Whether the plan has a domain. */
  allowed: boolean
  domain: OwnDomain | null
}
