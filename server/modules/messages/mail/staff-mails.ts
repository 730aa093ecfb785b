import type { Language } from '#contract/languages.ts'
import { INVITATION_DAYS, type StaffRole } from '#contract/staff/staff.ts'
import type { Letter } from './compose.ts'

interface Invitation {
  token: string
  storeName: string
  role: StaffRole
  /** Language of the owner, for somebody without an account. */
  otherwise: Language
}

/** Mail that invites somebody to work in a shop. Opening the link accepts nothing: the page asks. */
export const invitationMail = (
  recipient: string,
  publicOrigin: string,
  { token, storeName, role, otherwise }: Invitation,
): Letter => ({
  recipient,
  otherwise,
  write: ({ work, invitation: { subject, heading, text, button, note } }) => ({
    subject: subject(storeName),
    preview: work[role],
    heading: heading(storeName),
    blocks: [
      { kind: 'paragraph', text: text(storeName, work[role]) },
      { kind: 'button', label: button, link: `${publicOrigin}/auth/invitation?token=${encodeURIComponent(token)}` },
      { kind: 'note', text: note(INVITATION_DAYS) },
    ],
  }),
})

/** Tells a shop's owner that somebody has accepted. */
export const staffJoinedMail = (
  recipient: string,
  publicOrigin: string,
  { name, email, storeName }: { name: string; email: string; storeName: string },
): Letter => ({
  recipient,
  write: ({ staffJoined: { subject, preview, heading, text, button, note } }) => ({
    subject: subject(name, storeName),
    preview: preview(name),
    heading: heading(name),
    blocks: [
      { kind: 'paragraph', text: text(name, email, storeName) },
      { kind: 'button', label: button, link: `${publicOrigin}/dashboard?tab=store` },
      { kind: 'note', text: note },
    ],
  }),
})
