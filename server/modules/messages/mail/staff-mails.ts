import { INVITATION_DAYS, type StaffRole } from '#contract/staff/staff.ts'
import { workWords } from '#contract/staff/staff-words.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'

/** Mail that invites somebody to work in a shop. Opening the link accepts nothing: the page asks. */
export const invitationMail = (
  recipient: string,
  publicOrigin: string,
  { token, storeName, role }: { token: string; storeName: string; role: StaffRole },
): Mail =>
  composeMail({
    recipient,
    subject: `${storeName} invites you to work in its shop`,
    preview: workWords[role],
    heading: `Work in ${storeName}`,
    blocks: [
      { kind: 'paragraph', text: `The owner of ${storeName} invites you to work in the shop. ${workWords[role]}` },
      {
        kind: 'button',
        label: 'See the invitation',
        link: `${publicOrigin}/auth/invitation?token=${encodeURIComponent(token)}`,
      },
      {
        kind: 'note',
        text: `The link works once and for ${INVITATION_DAYS} days. If you do not know this shop, ignore this mail: nothing happens without it.`,
      },
    ],
  })

/** Tells a shop's owner that somebody has accepted. */
export const staffJoinedMail = (
  recipient: string,
  publicOrigin: string,
  { name, email, storeName }: { name: string; email: string; storeName: string },
): Mail =>
  composeMail({
    recipient,
    subject: `${name} works in ${storeName} now`,
    preview: `${name} has accepted your invitation.`,
    heading: `${name} has joined your shop`,
    blocks: [
      { kind: 'paragraph', text: `${name} (${email}) has accepted your invitation to work in ${storeName}.` },
      { kind: 'button', label: 'See who works in your shop', link: `${publicOrigin}/dashboard?tab=store` },
      { kind: 'note', text: 'If you did not invite anybody, remove them there at once and change your password.' },
    ],
  })
