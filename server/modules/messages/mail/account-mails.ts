import type { Mail } from '#server/ports/mailer.ts'
import { composeMail, type MailBlock } from './compose.ts'
import { linkTo } from './email-change-mails.ts'

/** Mail that links to the verification page. The page's script spends the token, so link scanners do not. */
export const verificationMail = (recipient: string, publicOrigin: string, token: string): Mail =>
  composeMail({
    recipient,
    subject: 'Verify your email for WhatsStore',
    preview: 'One tap and your shop can open.',
    heading: 'Please confirm your email',
    blocks: [
      { kind: 'paragraph', text: 'Welcome to WhatsStore! One tap and your shop can open.' },
      {
        kind: 'button',
        label: 'Verify email',
        link: `${publicOrigin}/auth/verify?token=${encodeURIComponent(token)}`,
      },
      {
        kind: 'note',
        text: 'In the browser where you signed up, it lets you in at once. Elsewhere it asks for the password you chose. The link works once and for 24 hours. If you did not sign up, ignore this mail: nothing happens without it.',
      },
    ],
  })

/** Tells the owner of a verified account that somebody signed up with the address. */
export const alreadyRegisteredMail = (recipient: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'You already have a WhatsStore account',
    preview: 'Somebody tried to sign up with your email address.',
    heading: 'You already have an account',
    blocks: [
      { kind: 'paragraph', text: 'Somebody just tried to sign up with this email address. It already has an account.' },
      { kind: 'button', label: 'Sign in', link: `${publicOrigin}/auth` },
      { kind: 'note', text: 'If this was not you, there is nothing to do: your account is unchanged.' },
    ],
  })

/** A mailed code, and the secret of the link that needs no typing. Both work once. */
export interface CodeMail {
  code: string
  link: string
  minutes: number
}

/** Mail with the code for a new password. */
export const passwordOtpMail = (recipient: string, publicOrigin: string, { code, link, minutes }: CodeMail): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore password code',
    preview: `Use it within ${minutes} minutes to choose a new password.`,
    heading: 'Choose a new password',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Enter this one-time password (OTP) where you asked for it, together with your new password.',
      },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: 'Or open this link on any phone or computer. It needs no OTP.' },
      { kind: 'button', label: 'Choose a new password', link: `${publicOrigin}/auth?reset=${link}` },
      {
        kind: 'note',
        text: `Code and link work once and for ${minutes} minutes. Nobody from WhatsStore will ever ask you for them. If you did not ask for a new password, ignore this mail: your password stays as it is.`,
      },
    ],
  })

/** Mail with the code that a sign-in requires after many wrong passwords. */
export const signInCodeMail = (recipient: string, publicOrigin: string, { code, link, minutes }: CodeMail): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore sign-in code',
    preview: `Use it within ${minutes} minutes to sign in.`,
    heading: 'Is it you who is signing in?',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody tried many wrong passwords for your account. It is safe. To show that it is you, enter this code together with your password.',
      },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: 'Or open this link and sign in there with your password. It needs no code.' },
      { kind: 'button', label: 'Sign in', link: `${publicOrigin}/auth?proof=${link}` },
      {
        kind: 'note',
        text: `Code and link work once and for ${minutes} minutes, and not without your password. Nobody from WhatsStore will ever ask you for them.`,
      },
    ],
  })

/** Tells the owner that somebody who knows the password guesses at the second factor. */
export const wrongCodesMail = (recipient: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'Somebody may know your WhatsStore password',
    preview: 'Wrong codes were typed after the right password. Choose a new password.',
    heading: 'Three wrong codes after your password',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody typed your right password today, and then three wrong codes. Nobody got in. If this was not you, choose a new password now.',
      },
      { kind: 'button', label: 'Choose a new password', link: `${publicOrigin}/auth?forgot=1` },
      { kind: 'note', text: 'If this was you, there is nothing to do. We write this once a day at most.' },
    ],
  })

/** Tells the owner that one of her devices guessed passwords or codes and was signed out. */
export const guessingDeviceMail = (recipient: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'A device was signed out of your WhatsStore account',
    preview: 'Ten wrong passwords or codes were typed there.',
    heading: 'Ten wrong passwords or codes on one device',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A device that was signed in to your account typed ten wrong passwords or codes today, so we signed it out. If this was you, sign in again. If it was not, choose a new password now: it signs every other device out.',
      },
      { kind: 'button', label: 'Choose a new password', link: `${publicOrigin}/auth?forgot=1` },
    ],
  })

/** Tells the owner that the password was changed, in case somebody else did it. */
export const passwordChangedMail = (recipient: string, publicOrigin: string): Mail =>
  composeMail({
    recipient,
    subject: 'Your WhatsStore password was changed',
    preview: 'Other devices have been signed out.',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your new password is in place. Devices that were signed in with the old one have been signed out.',
      },
      { kind: 'button', label: 'Sign in', link: `${publicOrigin}/auth` },
      { kind: 'note', text: 'If this was not you, ask for a new password at once.' },
    ],
  })

/** Ends the mail to an admin, whose second factor no mailbox may turn off. */
const forAdmin = (publicOrigin: string): MailBlock[] => [
  { kind: 'button', label: 'Choose a new password', link: `${publicOrigin}/auth?forgot=1` },
  { kind: 'note', text: 'If this was not you, choose a new password and tell whoever runs the server to turn it off.' },
]

const forSeller = (publicOrigin: string, undoToken: string): MailBlock[] => [
  { kind: 'button', label: 'This was not me', link: linkTo(publicOrigin, 'undo', undoToken), quiet: true },
  {
    kind: 'note',
    text: 'It turns the code off again, signs every device out and lets you choose a new password. It works for 7 days.',
  },
]

/** Tells the owner that two-step sign-in was turned on, with a link that undoes it. An admin gets none. */
export const secondFactorOnMail = (recipient: string, publicOrigin: string, undoToken: string | null): Mail =>
  composeMail({
    recipient,
    subject: 'Two-step sign-in is on for your WhatsStore account',
    preview: 'From now on, signing in needs a code. Was this you?',
    heading: 'Two-step sign-in is on',
    blocks: [
      {
        kind: 'paragraph',
        text: 'From now on, signing in needs a code from an authenticator app as well as your password. If this was you, there is nothing to do.',
      },
      ...(undoToken === null ? forAdmin(publicOrigin) : forSeller(publicOrigin, undoToken)),
    ],
  })

const factorMail = (recipient: string, publicOrigin: string, subject: string, heading: string, text: string): Mail =>
  composeMail({
    recipient,
    subject,
    preview: text,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${text} If this was you, there is nothing to do.` },
      { kind: 'button', label: 'Choose a new password', link: `${publicOrigin}/auth?forgot=1` },
      { kind: 'note', text: 'If this was not you, choose a new password now: it signs every device out.' },
    ],
  })

/** Tells the owner that her recovery codes were replaced. */
export const recoveryCodesMail = (recipient: string, publicOrigin: string): Mail =>
  factorMail(
    recipient,
    publicOrigin,
    'You have new WhatsStore recovery codes',
    'You have new recovery codes',
    'New recovery codes were made, and the old ones no longer work.',
  )

/** Tells the owner that two-step sign-in was turned off. */
export const secondFactorOffMail = (recipient: string, publicOrigin: string): Mail =>
  factorMail(
    recipient,
    publicOrigin,
    'Two-step sign-in is off for your WhatsStore account',
    'Two-step sign-in is off',
    'From now on, signing in only needs your password.',
  )
