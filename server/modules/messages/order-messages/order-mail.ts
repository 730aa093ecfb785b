import { formatMoney } from '#contract/money.ts'
import { shortNameWithVariant } from '#contract/products/variant-names.ts'
import { alertBlocks, withoutLinks } from '#server/modules/messages/mail/alert-mails.ts'
import type { Letter } from '#server/modules/messages/mail/compose.ts'
import type { MailWords } from '#server/modules/messages/mail/mail-words.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'

type Goods = Pick<OrderItemRow, 'product_name' | 'variant_label' | 'quantity'>
type Amounts = Pick<OrderRow, 'total_amount' | 'paid_amount' | 'currency'>

/** Says what to collect of an order that is paid in part or in full; nothing for others. */
export const dueWords = (say: MailWords, { total_amount, paid_amount, currency }: Amounts): string | undefined =>
  paid_amount === 0 ? undefined : say.orders.toCollect(formatMoney(total_amount - paid_amount, currency))

/** Products that an order's line in a digest names. */
const NAMED = 2

/** Names an order's products: «2 × Kurta (M), 1 × Dupatta, 1 more». */
const goodsWords = ({ orderLines }: MailWords, items: readonly Goods[]): string => {
  const named = items
    .slice(0, NAMED)
    .map((item) => orderLines.goods(item.quantity, shortNameWithVariant(item.product_name, item.variant_label)))
  return orderLines.joined([...named, ...(items.length > NAMED ? [orderLines.more(items.length - NAMED)] : [])])
}

/** Returns an order's line in a digest. */
export const orderLine = (
  say: MailWords,
  order: Amounts & Pick<OrderRow, 'order_id' | 'to_check' | 'buyer_name'>,
  items: readonly Goods[],
): string => {
  const { line, who, checked } = say.orderLines
  const buyer = who(order.buyer_name, goodsWords(say, items))
  const told = line(order.order_id, formatMoney(order.total_amount, order.currency), dueWords(say, order) ?? '', buyer)
  return withoutLinks(order.to_check ? checked(told) : told)
}

interface NewOrder {
  shop: string
  order: Amounts
  /** The alert in the seller's language. */
  alert: string
  /** The order's page in the dashboard. */
  page: string
  /** Link to a chat with the buyer and a prefilled text. Absent for a phone without WhatsApp. */
  chat?: string
}

/** Mail about a new order, for a seller without connected WhatsApp. */
export const newOrderMail = (recipient: string, { shop, order, alert, page, chat }: NewOrder): Letter => ({
  recipient,
  write: (say) => {
    const { subject, heading, preview, previewCash, writeToBuyer } = say.orders
    const total = formatMoney(order.total_amount, order.currency)
    const due = dueWords(say, order)
    return {
      subject: subject(shop, total),
      preview: due ? preview(total, due) : previewCash(total),
      heading: heading(shop),
      blocks: [
        ...alertBlocks(say, alert, page),
        ...(chat ? [{ kind: 'button' as const, label: writeToBuyer, link: chat, quiet: true as const }] : []),
      ],
    }
  },
})

interface Cancelled {
  order: Pick<OrderRow, 'order_id' | 'buyer_name'> & Amounts
  shop: string
  page: string
}

/** Mail about an order that its buyer has cancelled on the private page. */
export const cancelledByBuyerMail = (recipient: string, { order, shop, page }: Cancelled): Letter => ({
  recipient,
  write: ({ shared, cancelledByBuyer: { subject, preview, heading, text } }) => {
    const amount = formatMoney(order.total_amount, order.currency)
    return {
      subject: subject(order.order_id, shop),
      preview: preview(amount),
      heading,
      blocks: [
        { kind: 'paragraph', text: withoutLinks(text(order.order_id, amount, order.buyer_name)) },
        { kind: 'button', label: shared.openOrder, link: page },
      ],
    }
  },
})
