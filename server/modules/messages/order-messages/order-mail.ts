import { formatMoney } from '#contract/money.ts'
import { shortNameWithVariant } from '#contract/products/variant-names.ts'
import { alertBlocks, withoutLinks } from '#server/modules/messages/mail/alert-mails.ts'
import { composeMail } from '#server/modules/messages/mail/compose.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'

type Goods = Pick<OrderItemRow, 'product_name' | 'variant_label' | 'quantity'>
type Amounts = Pick<OrderRow, 'total_amount' | 'paid_amount' | 'currency'>

/** Says what to collect of an order that is paid in part or in full; nothing for others. */
export const dueWords = ({ total_amount, paid_amount, currency }: Amounts): string | undefined =>
  paid_amount === 0 ? undefined : `To collect: ${formatMoney(total_amount - paid_amount, currency)}`

/** Products that an order's line in a digest names. */
const NAMED = 2

/** Names an order's products: «2 × Kurta (M), 1 × Dupatta, 1 more». */
const goodsWords = (items: readonly Goods[]): string => {
  const named = items
    .slice(0, NAMED)
    .map((item) => `${item.quantity} × ${shortNameWithVariant(item.product_name, item.variant_label)}`)
  return [...named, ...(items.length > NAMED ? [`${items.length - NAMED} more`] : [])].join(', ')
}

/** Returns an order's line in a digest. */
export const orderLine = (
  order: Amounts & Pick<OrderRow, 'order_id' | 'to_check' | 'buyer_name'>,
  items: readonly Goods[],
): string => {
  const due = dueWords(order)
  const amount = formatMoney(order.total_amount, order.currency)
  const told = `${order.order_id}: ${amount}${due ? ` (${due})` : ''}, ${[order.buyer_name, goodsWords(items)].filter(Boolean).join(': ')}`
  return withoutLinks(order.to_check ? `${told} (to be checked)` : told)
}

interface NewOrder {
  shop: string
  total: string
  /** Says what to collect, where that is not the total. */
  due?: string | undefined
  alert: string
  /** The order's page in the dashboard. */
  page: string
  /** Link to a chat with the buyer and a prefilled text. Absent for a phone without WhatsApp. */
  chat?: string
}

/** Mail about a new order, for a seller without connected WhatsApp. */
export const newOrderMail = (recipient: string, { shop, total, due, alert, page, chat }: NewOrder): Mail =>
  composeMail({
    recipient,
    subject: `New order at ${shop}: ${total}`,
    preview: due ? `${total}. ${due}.` : `${total}, cash on delivery.`,
    heading: `New order at ${shop}`,
    blocks: [
      ...alertBlocks(alert, page),
      ...(chat ? [{ kind: 'button' as const, label: 'WhatsApp the buyer', link: chat, quiet: true as const }] : []),
    ],
  })

interface Cancelled {
  order: Pick<OrderRow, 'order_id' | 'buyer_name'> & Amounts
  shop: string
  page: string
}

/** Mail about an order that its buyer has cancelled on the private page. */
export const cancelledByBuyerMail = (recipient: string, { order, shop, page }: Cancelled): Mail => {
  const amount = formatMoney(order.total_amount, order.currency)
  return composeMail({
    recipient,
    subject: `Order ${order.order_id} at ${shop} was cancelled by the buyer`,
    preview: `${amount}. Please do not send it.`,
    heading: 'The buyer has cancelled an order',
    blocks: [
      {
        kind: 'paragraph',
        text: withoutLinks(`Order ${order.order_id}, ${amount}, ${order.buyer_name}. Please do not send it.`),
      },
      { kind: 'button', label: 'Open the order', link: page },
    ],
  })
}
