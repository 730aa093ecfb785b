import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** Mails the operator about an upgrade request, without the seller's own text, which the dashboard shows. */
export const upgradeRequestMail = (recipient: string, facts: string, dashboard: string): Mail =>
  composeMail({
    recipient,
    subject: 'Upgrade request',
    preview: 'A seller asks for Premium.',
    heading: 'Upgrade request',
    blocks: [
      { kind: 'paragraph', text: facts },
      { kind: 'button', label: 'Open the dashboard', link: dashboard },
    ],
  })
