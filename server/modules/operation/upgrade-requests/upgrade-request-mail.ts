import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** Tells the operator who asks for the paid plan, in the server's own words; what the seller wrote is read in the dashboard. */
export const upgradeRequestMail = (recipient: string, facts: string, dashboard: string): Mail =>
  composeMail({
    recipient,
    subject: 'Upgrade request',
    preview: 'A seller asks for the paid plan.',
    heading: 'Upgrade request',
    blocks: [
      { kind: 'paragraph', text: facts },
      { kind: 'button', label: 'Open the dashboard', link: dashboard },
    ],
  })
