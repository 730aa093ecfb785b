import type { PaymentMethod } from '#contract/payment-methods.ts'
import type { Letter } from '#server/modules/messages/mail/compose.ts'

/** Tells the owner that her points were asked for, and how to stop a stranger's request. */
export const withdrawalMail = (
  recipient: string,
  points: number,
  method: PaymentMethod,
  publicOrigin: string,
): Letter => ({
  recipient,
  write: ({ shared, payoutMethods, withdrawal: { subject, preview, heading, text, note } }) => {
    const values = [points.toLocaleString('en'), payoutMethods[method]] as const
    return {
      subject,
      preview: preview(...values),
      heading,
      blocks: [
        { kind: 'paragraph', text: text(...values) },
        { kind: 'button', label: shared.notMe, link: `${publicOrigin}/auth?forgot=1`, quiet: true },
        { kind: 'note', text: note },
      ],
    }
  },
})
