import type { Language } from '#contract/languages.ts'
import type { Letter } from '#server/modules/messages/mail/compose.ts'
import { type MailWords, mailWords } from '#server/modules/messages/mail/mail-words.ts'

/** Characters of the message in the preview. */
const PREVIEW = 90

/** Writes a message, in English for the dashboard and in the user's language for the mail. */
export type Told = (say: MailWords, language: Language) => string

/** Returns a message in English. */
export const inEnglish = (told: Told): string => told(mailWords.en, 'en')

/** Returns a notification as a mail. The text is shown as typed, never as markup. */
export const notificationMail = (
  recipient: string,
  told: Told,
  subject: Told = (say) => say.notices.subject,
): Letter => ({
  recipient,
  write: (say, language) => {
    const text = told(say, language)
    const heading = subject(say, language)
    return { subject: heading, preview: text.slice(0, PREVIEW), heading, blocks: [{ kind: 'paragraph', text }] }
  },
})
