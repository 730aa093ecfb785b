import type { ChangeKind } from '#server/auth/changes/changes.table.ts'
import type { Letter } from './compose.ts'
import { linkTo } from './email-change-mails.ts'
import type { MailWords } from './mail-words.ts'

/** A change of the account that its owner is told of, in words. */
export interface ToldChange {
  kind: Exclude<ChangeKind, 'email' | 'second_factor'>
  words(say: MailWords): { subject: string; text: string }
}

/** Says that buyers write to another number, `923001234567`. */
export const shopNumberChanged = (number: string): ToldChange => ({
  kind: 'number',
  words: ({ changes }) => ({ subject: changes.shopNumber, text: changes.shopNumberText(number) }),
})

/** Says that we reach the seller at another number. */
export const ownNumberChanged = (number: string): ToldChange => ({
  kind: 'number',
  words: ({ changes }) => ({ subject: changes.ownNumber, text: changes.ownNumberText(number) }),
})

export const whatsAppLinked: ToldChange = {
  kind: 'whatsapp',
  words: ({ changes }) => ({ subject: changes.whatsAppLinked, text: changes.whatsAppLinkedText }),
}

export const templatesChanged: ToldChange = {
  kind: 'templates',
  words: ({ changes }) => ({ subject: changes.templates, text: changes.templatesText }),
}

export const methodsChanged: ToldChange = {
  kind: 'payment_methods',
  words: ({ changes }) => ({ subject: changes.methods, text: changes.methodsText }),
}

export const newBuyersWrittenTo: ToldChange = {
  kind: 'templates',
  words: ({ changes }) => ({ subject: changes.newBuyers, text: changes.newBuyersText }),
}

/** Tells the owner of a change, with a link that undoes it. */
export const changeMail = (
  recipient: string,
  publicOrigin: string,
  { words }: ToldChange,
  undoToken: string,
): Letter => ({
  recipient,
  write: (say) => {
    const { subject, text } = words(say)
    return {
      subject,
      preview: say.changes.preview(text),
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: say.changes.text(text) },
        { kind: 'button', label: say.shared.notMe, link: linkTo(publicOrigin, 'undo', undoToken), quiet: true },
        { kind: 'note', text: say.changes.note },
      ],
    }
  },
})
