import type { DomainProblem } from '#contract/domains/domains.ts'
import type { Letter } from './compose.ts'

/** Tells a seller that buyers cannot use her own address any more, and where her shop is. */
export const domainLostMail = (
  recipient: string,
  { host, problem, address }: { host: string; problem: DomainProblem; address: string },
): Letter => ({
  recipient,
  write: ({ domainAdvice, domainLost: { subject, preview, heading, text, button } }) => ({
    subject: subject(host),
    preview: preview(address),
    heading: heading(host),
    blocks: [
      { kind: 'paragraph', text: domainAdvice[problem] },
      { kind: 'paragraph', text: text(address) },
      { kind: 'button', label: button, link: address },
    ],
  }),
})

/** Tells a shop's owner that it is to have an address of its own, in case that was not her wish. */
export const domainClaimedMail = (recipient: string, { host, shop }: { host: string; shop: string }): Letter => ({
  recipient,
  write: ({ domainClaimed: { subject, preview, heading, text, note } }) => ({
    subject: subject(shop, host),
    preview,
    heading: heading(shop, host),
    blocks: [
      { kind: 'paragraph', text: text(host) },
      { kind: 'note', text: note },
    ],
  }),
})
