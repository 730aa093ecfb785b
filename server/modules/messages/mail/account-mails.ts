import type { Letter, MailBlock } from './compose.ts'
import { linkTo } from './email-change-mails.ts'
import type { MailWords } from './mail-words.ts'

const signIn = (say: MailWords, publicOrigin: string): MailBlock => ({
  kind: 'button',
  label: say.shared.signIn,
  link: `${publicOrigin}/auth`,
})

const newPassword = (say: MailWords, publicOrigin: string): MailBlock => ({
  kind: 'button',
  label: say.shared.newPassword,
  link: `${publicOrigin}/auth?forgot=1`,
})

/** Mail that links to the verification page. The page's script spends the token, so link scanners do not. */
export const verificationMail = (recipient: string, publicOrigin: string, token: string): Letter => ({
  recipient,
  write: ({ verification: { subject, preview, heading, welcome, button, note } }) => ({
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text: welcome },
      { kind: 'button', label: button, link: `${publicOrigin}/auth/verify?token=${encodeURIComponent(token)}` },
      { kind: 'note', text: note },
    ],
  }),
})

/** Tells the owner of a verified account that somebody signed up with the address. */
export const alreadyRegisteredMail = (recipient: string, publicOrigin: string): Letter => ({
  recipient,
  write: (say) => {
    const { subject, preview, heading, text } = say.alreadyRegistered
    return {
      subject,
      preview,
      heading,
      blocks: [{ kind: 'paragraph', text }, signIn(say, publicOrigin), { kind: 'note', text: say.shared.unchanged }],
    }
  },
})

/** A mailed code, and the secret of the link that needs no typing. Both work once. */
export interface CodeMail {
  code: string
  link: string
  minutes: number
}

/** Mail with the code for a new password. */
export const passwordOtpMail = (
  recipient: string,
  publicOrigin: string,
  { code, link, minutes }: CodeMail,
): Letter => ({
  recipient,
  write: ({ shared, passwordCode: { subject, preview, heading, text, orLink, note } }) => ({
    subject,
    preview: preview(minutes),
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: orLink },
      { kind: 'button', label: shared.newPassword, link: `${publicOrigin}/auth?reset=${link}` },
      { kind: 'note', text: note(minutes) },
    ],
  }),
})

/** Mail with the code that a sign-in requires after many wrong passwords. */
export const signInCodeMail = (recipient: string, publicOrigin: string, { code, link, minutes }: CodeMail): Letter => ({
  recipient,
  write: ({ shared, signInCode: { subject, preview, heading, text, orLink, note } }) => ({
    subject,
    preview: preview(minutes),
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'code', text: code },
      { kind: 'paragraph', text: orLink },
      { kind: 'button', label: shared.signIn, link: `${publicOrigin}/auth?proof=${link}` },
      { kind: 'note', text: note(minutes) },
    ],
  }),
})

/** Tells the owner that somebody who knows the password guesses at the second factor. */
export const wrongCodesMail = (recipient: string, publicOrigin: string): Letter => ({
  recipient,
  write: (say) => {
    const { subject, preview, heading, text, note } = say.wrongCodes
    return {
      subject,
      preview,
      heading,
      blocks: [{ kind: 'paragraph', text }, newPassword(say, publicOrigin), { kind: 'note', text: note }],
    }
  },
})

/** Tells the owner that one of her devices guessed passwords or codes and was signed out. */
export const guessingDeviceMail = (recipient: string, publicOrigin: string): Letter => ({
  recipient,
  write: (say) => {
    const { subject, preview, heading, text } = say.guessingDevice
    return { subject, preview, heading, blocks: [{ kind: 'paragraph', text }, newPassword(say, publicOrigin)] }
  },
})

/** Tells the owner that the password was changed, in case somebody else did it. */
export const passwordChangedMail = (recipient: string, publicOrigin: string): Letter => ({
  recipient,
  write: (say) => {
    const { subject, preview, heading, text, note } = say.passwordChanged
    return {
      subject,
      preview,
      heading,
      blocks: [{ kind: 'paragraph', text }, signIn(say, publicOrigin), { kind: 'note', text: note }],
    }
  },
})

/** Ends the mail to an admin, whose second factor no mailbox may turn off. */
const forAdmin = (say: MailWords, publicOrigin: string): MailBlock[] => [
  newPassword(say, publicOrigin),
  { kind: 'note', text: say.secondFactorOn.adminNote },
]

const forSeller = (say: MailWords, publicOrigin: string, undoToken: string): MailBlock[] => [
  { kind: 'button', label: say.shared.notMe, link: linkTo(publicOrigin, 'undo', undoToken), quiet: true },
  { kind: 'note', text: say.secondFactorOn.undoNote },
]

/** Tells the owner that two-step sign-in was turned on, with a link that undoes it. An admin gets none. */
export const secondFactorOnMail = (recipient: string, publicOrigin: string, undoToken: string | null): Letter => ({
  recipient,
  write: (say) => {
    const { subject, preview, heading, text } = say.secondFactorOn
    const end = undoToken === null ? forAdmin(say, publicOrigin) : forSeller(say, publicOrigin, undoToken)
    return { subject, preview, heading, blocks: [{ kind: 'paragraph', text }, ...end] }
  },
})

const factorMail = (recipient: string, publicOrigin: string, what: 'recoveryCodes' | 'secondFactorOff'): Letter => ({
  recipient,
  write: (say) => {
    const { subject, heading, text } = say[what]
    return {
      subject,
      preview: text,
      heading,
      blocks: [
        { kind: 'paragraph', text: say.factor.text(text) },
        newPassword(say, publicOrigin),
        { kind: 'note', text: say.factor.note },
      ],
    }
  },
})

/** Tells the owner that her recovery codes were replaced. */
export const recoveryCodesMail = (recipient: string, publicOrigin: string): Letter =>
  factorMail(recipient, publicOrigin, 'recoveryCodes')

/** Tells the owner that two-step sign-in was turned off. */
export const secondFactorOffMail = (recipient: string, publicOrigin: string): Letter =>
  factorMail(recipient, publicOrigin, 'secondFactorOff')
