import type { Letter } from '#server/modules/messages/mail/compose.ts'

/**
 * Mails the operator about an upgrade request, without the seller's own text, which the dashboard shows. In English,
 * as all mails to admins.
 */
export const upgradeRequestMail = (recipient: string, facts: string, dashboard: string): Letter => ({
  recipient,
  language: 'en',
  write: () => ({
    subject: 'Upgrade request',
    preview: 'A seller asks for Premium.',
    heading: 'Upgrade request',
    blocks: [
      { kind: 'paragraph', text: facts },
      { kind: 'button', label: 'Open the dashboard', link: dashboard },
    ],
  }),
})
