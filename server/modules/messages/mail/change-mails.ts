import type { ChangeKind } from '#server/auth/changes/changes.table.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { composeMail } from './compose.ts'
import { linkTo } from './email-change-mails.ts'

/** A change of the account that its owner is told of, in words. */
export interface ToldChange {
  kind: Exclude<ChangeKind, 'email' | 'second_factor'>
  subject: string
  text: string
}

/** Says that buyers write to another number, `923001234567`. */
export const shopNumberChanged = (number: string): ToldChange => ({
  kind: 'number',
  subject: 'The WhatsApp number of your shop was changed',
  text: `Buyers of your shop write to +${number} from now on.`,
})

/** Says that we reach the seller at another number. */
export const ownNumberChanged = (number: string): ToldChange => ({
  kind: 'number',
  subject: 'The WhatsApp number of your account was changed',
  text: `We reach you at +${number} from now on.`,
})

export const whatsAppLinked: ToldChange = {
  kind: 'whatsapp',
  subject: 'A WhatsApp is being linked to your shop',
  text: 'Somebody asked for the code that links a WhatsApp to your shop. Alerts of new orders go to that number once it is linked.',
}

export const templatesChanged: ToldChange = {
  kind: 'templates',
  subject: 'The WhatsApp messages of your shop were changed',
  text: 'Your buyers and you get the new texts from now on.',
}

export const methodsChanged: ToldChange = {
  kind: 'payment_methods',
  subject: 'The accounts that your buyers pay to were changed',
  text: 'Buyers of your shop are shown other accounts to pay to from now on.',
}

export const newBuyersWrittenTo: ToldChange = {
  kind: 'templates',
  subject: 'Your WhatsApp now writes to new buyers at once',
  text: 'The official WhatsApp number of your shop writes to new buyers as soon as they order, before you confirm the order.',
}

/** Tells the owner of a change, with a link that undoes it. */
export const changeMail = (
  recipient: string,
  publicOrigin: string,
  { subject, text }: ToldChange,
  undoToken: string,
): Mail =>
  composeMail({
    recipient,
    subject,
    preview: `${text} If it was not you, undo it.`,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text: `${text} If this was you, there is nothing to do.` },
      { kind: 'button', label: 'This was not me', link: linkTo(publicOrigin, 'undo', undoToken), quiet: true },
      {
        kind: 'note',
        text: 'It puts your numbers, accounts and messages back, unlinks WhatsApp, signs every device out and lets you choose a new password. It works for 7 days.',
      },
    ],
  })
