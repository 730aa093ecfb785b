import type { Language } from '#contract/languages.ts'
import type { Letter } from './compose.ts'

/** Returns the link of a page that confirms or undoes a change. */
export const linkTo = (publicOrigin: string, what: 'confirm' | 'undo', token: string) =>
  `${publicOrigin}/auth/email?${what}=${encodeURIComponent(token)}`

/** Mail to the new address, with the link that confirms it. `otherwise` is the language of the account. */
export const newEmailMail = (
  recipient: string,
  publicOrigin: string,
  { token, otherwise }: { token: string; otherwise: Language },
): Letter => ({
  recipient,
  otherwise,
  write: ({ newEmail: { subject, preview, heading, text, button, note } }) => ({
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: button, link: linkTo(publicOrigin, 'confirm', token) },
      { kind: 'note', text: note },
    ],
  }),
})

/** Mail to a new address that already has an account. Only its owner learns that it is taken. */
export const takenEmailMail = (recipient: string, publicOrigin: string): Letter => ({
  recipient,
  write: ({ shared, takenEmail: { subject, preview, heading, text } }) => ({
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: shared.signIn, link: `${publicOrigin}/auth` },
      { kind: 'note', text: shared.unchanged },
    ],
  }),
})

/** Mail to the present address as soon as a change is requested. */
export const emailChangeAskedMail = (
  recipient: string,
  publicOrigin: string,
  change: { newEmail: string; undoToken: string },
): Letter => ({
  recipient,
  write: ({ shared, emailChangeAsked: { subject, preview, heading, text, note } }) => ({
    subject,
    preview: preview(change.newEmail),
    heading,
    blocks: [
      { kind: 'paragraph', text: text(change.newEmail) },
      { kind: 'button', label: shared.notMe, link: linkTo(publicOrigin, 'undo', change.undoToken), quiet: true },
      { kind: 'note', text: note },
    ],
  }),
})

/** Mail to the old address once the new one is in force. `otherwise` is the language of the account. */
export const emailChangedMail = (
  recipient: string,
  publicOrigin: string,
  change: { newEmail: string; undoToken: string; otherwise: Language },
): Letter => ({
  recipient,
  otherwise: change.otherwise,
  write: ({ shared, emailChanged: { subject, preview, heading, text, note } }) => ({
    subject,
    preview: preview(change.newEmail),
    heading,
    blocks: [
      { kind: 'paragraph', text: text(change.newEmail) },
      { kind: 'button', label: shared.notMe, link: linkTo(publicOrigin, 'undo', change.undoToken), quiet: true },
      { kind: 'note', text: note },
    ],
  }),
})
