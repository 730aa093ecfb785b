import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { longDay } from '#contract/long-day.ts'
import { BACKUP_DAYS } from '#contract/retention.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

/** Tells the owner when the account will be deleted and that signing in keeps it. */
export const deletionMail = (recipient: string, publicOrigin: string, deletionAt: string): Mail => {
  const day = longDay(deletionAt)
  return composeMail({
    recipient,
    subject: `Your WhatsStore account will be deleted on ${day}`,
    preview: 'Sign in before then to keep it.',
    heading: `Your account will be deleted on ${day}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your shop is offline already, and every device is signed out. On that day your shop, products, orders and pictures are removed for good.',
      },
      { kind: 'button', label: 'Sign in to keep it', link: `${publicOrigin}/auth` },
      { kind: 'note', text: 'If this was not you, sign in, keep your account, and change your password at once.' },
    ],
  })
}

/** Confirms that an account was deleted. */
export const accountDeletedMail = (recipient: string): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore account was deleted',
    preview: 'Everything in it has been removed.',
    heading: 'Your account was deleted',
    blocks: [
      {
        kind: 'paragraph',
        text: `You asked for it ${DELETION_DAYS} days ago. Your shop, products, orders and pictures have been removed; backups that still hold them are gone within ${BACKUP_DAYS} days.`,
      },
      { kind: 'note', text: 'Thank you for being with us. You can open a new account at any time.' },
    ],
  })
