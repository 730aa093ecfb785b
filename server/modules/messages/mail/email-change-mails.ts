import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

/** Returns the link of a page that confirms or undoes a change. */
export const linkTo = (publicOrigin: string, what: 'confirm' | 'undo', token: string) =>
  `${publicOrigin}/auth/email?${what}=${encodeURIComponent(token)}`

/** Mail to the new address, with the link that confirms it. */
export const newEmailMail = (recipient: string, publicOrigin: string, token: string): Mail =>
  composeMail({
    recipient,
    subject: 'Confirm your new email for WhatsStore',
    preview: 'One tap and your account has this address.',
    heading: 'Is this your new email?',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody wants to use this address for a WhatsStore account. If it was you, confirm it.',
      },
      { kind: 'button', label: 'Confirm new email', link: linkTo(publicOrigin, 'confirm', token) },
      {
        kind: 'note',
        text: 'The link works once and for 24 hours. If it was not you, ignore this mail: nothing happens without it.',
      },
    ],
  })

/** Mail to a new address that already has an account. Only its owner learns that it is taken. */
export const takenEmailMail = (recipient: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'This email already has a WhatsStore account',
    preview: 'Somebody wanted to use it for another account.',
    heading: 'This address has an account',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody wanted to use this address for another WhatsStore account. It already has one, so it cannot be used twice.',
      },
      { kind: 'button', label: 'Sign in', link: `${publicOrigin}/auth` },
      { kind: 'note', text: 'If this was not you, there is nothing to do: your account is unchanged.' },
    ],
  })

/** Mail to the present address as soon as a change is requested. */
export const emailChangeAskedMail = (
  recipient: string,
  publicOrigin: string,
  change: { newEmail: string; undoToken: string },
): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore email is about to change',
    preview: `To ${change.newEmail}. If it was not you, stop it.`,
    heading: 'Somebody is changing your email',
    blocks: [
      {
        kind: 'paragraph',
        text: `Your account will have the address ${change.newEmail} as soon as the link that we mailed there is opened. If this was you, there is nothing to do here.`,
      },
      { kind: 'button', label: 'This was not me', link: linkTo(publicOrigin, 'undo', change.undoToken), quiet: true },
      {
        kind: 'note',
        text: 'It keeps this address, signs every device out and lets you choose a new password. It works until 7 days after the change.',
      },
    ],
  })

/** Mail to the old address once the new one is in force. */
export const emailChangedMail = (
  recipient: string,
  publicOrigin: string,
  change: { newEmail: string; undoToken: string },
): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore email was changed',
    preview: `Your account has the address ${change.newEmail} now.`,
    heading: 'Your email was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Your account has the address ${change.newEmail} now. You sign in with it from now on. If this was you, there is nothing to do.`,
      },
      { kind: 'button', label: 'This was not me', link: linkTo(publicOrigin, 'undo', change.undoToken), quiet: true },
      {
        kind: 'note',
        text: 'It puts this address back, signs every device out and lets you choose a new password. It works for 7 days.',
      },
    ],
  })
