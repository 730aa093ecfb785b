import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** Tells the owner that her points were asked for, and how to stop a stranger's request. */
export const withdrawalMail = (recipient: string, points: number, method: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'You asked for a withdrawal of your points',
    preview: `${points.toLocaleString('en')} points, to be paid by ${method}.`,
    heading: 'Your withdrawal request',
    blocks: [
      {
        kind: 'paragraph',
        text: `${points.toLocaleString('en')} points are waiting to be paid out by ${method}. If this was you, there is nothing to do.`,
      },
      { kind: 'button', label: 'This was not me', link: `${publicOrigin}/auth?forgot=1`, quiet: true },
      {
        kind: 'note',
        text: 'Choose a new password there. That cancels the request, returns your points and signs every device out.',
      },
    ],
  })
