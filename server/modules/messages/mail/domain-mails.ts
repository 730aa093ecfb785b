import { type DomainProblem, domainAdvice } from '#contract/domains/domains.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

/** Tells a seller that buyers cannot use her own address any more, and where her shop is. */
export const domainLostMail = (
  recipient: string,
  { host, problem, address }: { host: string; problem: DomainProblem; address: string },
): Mail =>
  composeMail({
    recipient,
    subject: `Your address ${host} does not work any more`,
    preview: `Your shop is at ${address} meanwhile.`,
    heading: `${host} does not work any more`,
    blocks: [
      { kind: 'paragraph', text: domainAdvice[problem] },
      { kind: 'paragraph', text: `Your shop is open at ${address} meanwhile. Nothing else has changed.` },
      { kind: 'button', label: 'Open your shop', link: address },
    ],
  })

/** Tells a shop's owner that it is to have an address of its own, in case that was not her wish. */
export const domainClaimedMail = (recipient: string, { host, shop }: { host: string; shop: string }): Mail =>
  composeMail({
    recipient,
    subject: `${shop} gets the address ${host}`,
    preview: 'If this was not you, change your password now.',
    heading: `${host} for ${shop}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody signed in to your account chose ${host} as the address of your shop. It opens there once the records of the domain are right, and we write to you if that ends.`,
      },
      {
        kind: 'note',
        text: 'If this was not you, change your password, then remove the address under “Store”, “Your own address”.',
      },
    ],
  })
