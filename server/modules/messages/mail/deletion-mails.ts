import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import type { Language } from '#contract/languages.ts'
import { longDay } from '#contract/long-day.ts'
import { BACKUP_DAYS } from '#contract/retention.ts'
import type { Letter } from './compose.ts'

/** Tells the owner when the account will be deleted and that signing in keeps it. */
export const deletionMail = (recipient: string, publicOrigin: string, deletionAt: string): Letter => ({
  recipient,
  write: ({ deletion: { subject, preview, heading, text, button, note } }, language) => {
    const day = longDay(deletionAt, language)
    return {
      subject: subject(day),
      preview,
      heading: heading(day),
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', label: button, link: `${publicOrigin}/auth` },
        { kind: 'note', text: note },
      ],
    }
  },
})

/** Confirms that an account was deleted, in the language that it had. */
export const accountDeletedMail = (recipient: string, language: Language): Letter => ({
  recipient,
  otherwise: language,
  write: ({ deleted: { subject, preview, heading, text, note } }) => ({
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text: text(DELETION_DAYS, BACKUP_DAYS) },
      { kind: 'note', text: note },
    ],
  }),
})
