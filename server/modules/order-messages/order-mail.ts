import { composeMail, type MailBlock } from '#server/modules/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** The order alert, without WhatsApp's signs for bold, and the way to the orders. */
const alertBlocks = (alert: string, dashboard: string): MailBlock[] => [
  { kind: 'paragraph', text: alert.replaceAll('*', '') },
  { kind: 'button', label: 'Open your orders', link: dashboard },
]

/** What a seller without a connected WhatsApp reads of a new order. */
export const newOrderMail = (
  recipient: string,
  order: { order_id: string; total: string },
  alert: string,
  dashboard: string,
): Mail =>
  composeMail({
    recipient,
    subject: `New order ${order.order_id}: ${order.total}`,
    preview: `${order.total}, cash on delivery.`,
    heading: `New order ${order.order_id}`,
    blocks: alertBlocks(alert, dashboard),
  })

/** What a seller reads of an order that the own WhatsApp would not take the alert of. */
export const missedAlertMail = (recipient: string, alert: string, dashboard: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: we could not alert you on WhatsApp',
    preview: 'Please check the connection of your WhatsApp.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, dashboard),
      { kind: 'note', text: 'WhatsApp did not take this message. Please check its connection in your dashboard.' },
    ],
  })

/** The same of an alert that was on its way when its process ended: nobody knows whether WhatsApp has it. */
export const interruptedAlertMail = (recipient: string, alert: string, dashboard: string): Mail =>
  composeMail({
    recipient,
    subject: 'New order: the alert on WhatsApp may not have reached you',
    preview: 'Sending the alert was interrupted, so here it is by mail.',
    heading: 'You have a new order',
    blocks: [
      ...alertBlocks(alert, dashboard),
      {
        kind: 'note',
        text: 'Sending this message by WhatsApp was interrupted. If you have it there already, it is the same order.',
      },
    ],
  })
