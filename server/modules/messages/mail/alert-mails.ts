import type { Mail } from '#server/ports/mailer.ts'
import { composeMail, type MailBlock } from './compose.ts'

/** Starts of links: a scheme, `www.`, and the dot of a domain. `Rs. 1,200.50` and `10:30` are none. */
const LINKS = /[a-z][a-z0-9+.-]*:\/*(?=\S)|www\.|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/giu

/** Breaks links, which mail programs would turn into something to tap. */
export const withoutLinks = (text: string): string => text.replace(LINKS, '$& ')

/** Converts an order alert to mail blocks: without WhatsApp's asterisks, the order's link as the only one. */
export const alertBlocks = (alert: string, page: string): MailBlock[] => [
  {
    kind: 'paragraph',
    text: withoutLinks(
      alert
        .replaceAll('*', '')
        .replace(page, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
  },
  { kind: 'button', label: 'Open the order', link: page },
]

/** Mail about an order whose alert the seller's WhatsApp refused. */
export const missedAlertMail = (recipient: string, alert: string, page: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: we could not alert you on WhatsApp',
    preview: 'Please check the connection of your WhatsApp.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, page),
      { kind: 'note', text: 'WhatsApp did not accept this message. Please check its connection in your dashboard.' },
    ],
  })

/** Mail about an order whose alert was interrupted, so that it may or may not have arrived. */
export const interruptedAlertMail = (recipient: string, alert: string, page: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: the alert on WhatsApp may not have reached you',
    preview: 'Sending the alert was interrupted, so here it is by mail.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, page),
      {
        kind: 'note',
        text: 'Sending this message by WhatsApp was interrupted. If you have it there already, it is the same order.',
      },
    ],
  })
