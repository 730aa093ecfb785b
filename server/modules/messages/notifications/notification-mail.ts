import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** Characters of the message that a list of mails shows. */
const PREVIEW = 90

/** A notification as a mail; the text is shown as it was typed, never as markup. */
export const notificationMail = (recipient: string, text: string): Mail =>
  composeMail({
    recipient,
    subject: 'A message from WhatsStore',
    preview: text.slice(0, PREVIEW),
    heading: 'A message from WhatsStore',
    blocks: [{ kind: 'paragraph', text }],
  })
