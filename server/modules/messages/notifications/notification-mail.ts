import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** Characters of the message in the preview. */
const PREVIEW = 90

/** Returns a notification as a mail. The text is shown as typed, never as markup. */
export const notificationMail = (recipient: string, text: string, subject = 'A message from WhatsStore'): Mail =>
  composeMail({
    recipient,
    subject,
    preview: text.slice(0, PREVIEW),
    heading: subject,
    blocks: [{ kind: 'paragraph', text }],
  })
