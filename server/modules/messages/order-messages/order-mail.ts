import { formatMoney } from '#contract/money.ts'
import { composeMail, type MailBlock } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'

/** An order in one line, where several are told of together. */
export const orderLine = (
  order: Pick<OrderRow, 'order_id' | 'total_amount' | 'currency' | 'to_check' | 'buyer_name'>,
): string => {
  const told = `${order.order_id}: ${formatMoney(order.total_amount, order.currency)}, ${order.buyer_name}`
  return order.to_check ? `${told} (to be checked)` : told
}

/** The order alert, without WhatsApp's signs for bold and the address that the button has; then the way to the order. */
const alertBlocks = (alert: string, page: string): MailBlock[] => [
  { kind: 'paragraph', text: alert.replaceAll('*', '').replace(page, '').trim() },
  { kind: 'button', label: 'Open the order', link: page },
]

interface NewOrder {
  shop: string
  total: string
  alert: string
  /** Its page in the dashboard. */
  page: string
  /** A chat with the buyer, the text prefilled; none for a phone without WhatsApp. */
  chat?: string
}

/** What a seller without a connected WhatsApp reads of a new order. */
export const newOrderMail = (recipient: string, { shop, total, alert, page, chat }: NewOrder): Mail =>
  composeMail({
    recipient,
    subject: `New order at ${shop}: ${total}`,
    preview: `${total}, cash on delivery.`,
    heading: `New order at ${shop}`,
    blocks: [
      ...alertBlocks(alert, page),
      ...(chat ? [{ kind: 'button' as const, label: 'WhatsApp the buyer', link: chat, quiet: true as const }] : []),
    ],
  })

/** What a seller reads of an order that the own WhatsApp would not take the alert of. */
export const missedAlertMail = (recipient: string, alert: string, page: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: we could not alert you on WhatsApp',
    preview: 'Please check the connection of your WhatsApp.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, page),
      { kind: 'note', text: 'WhatsApp did not take this message. Please check its connection in your dashboard.' },
    ],
  })

/** The same of an alert that was on its way when its process ended: nobody knows whether WhatsApp has it. */
export const interruptedAlertMail = (recipient: string, alert: string, page: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: the alert on WhatsApp may not have reached you',
    preview: 'Sending the alert was interrupted, so here it is by mail.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, page),
      {
        kind: 'note',
        text: 'Sending this message by WhatsApp was interrupted. If you have it there already, it is the same order.',
      },
    ],
  })
