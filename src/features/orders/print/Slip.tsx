import { fullAddress } from '#contract/delivery/full-address.ts'
import { amountIn, signedAmount } from '#src/lib/amount.ts'
import { type AnyOrder, keptAmount, lineName, linesOf, units } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'
import { OrderCode } from './OrderCode.tsx'
import type { Sender } from './sender.ts'

/** A packing slip: sender, recipient, lines, and the amount to collect. One order per page. */
export const Slip = ({ order, sender }: { order: AnyOrder; sender: Sender }) => {
  const lines = linesOf(order)
  const paid = order.paid_amount ?? 0
  const kept = keptAmount(order)
  const due = order.due_amount ?? order.total_amount
  return (
    <article className="slip">
      <header>
        <div>
          <h2>From</h2>
          <p className="slip-store" dir="auto">
            {sender.name}
          </p>
          <p dir="ltr">{sender.phone}</p>
          {sender.address && (
            <p className="slip-address" dir="auto">
              {sender.address}
            </p>
          )}
        </div>
        <div className="slip-order">
          <div>
            <h2>Packing slip</h2>
            <p className="slip-id">{order.order_id}</p>
            <p>{orderDate(order.created_at)}</p>
          </div>
          <OrderCode text={order.order_id} />
        </div>
      </header>
      <section>
        <h2>Deliver to</h2>
        <p className="slip-name" dir="auto">
          {order.buyer_name}
        </p>
        <p dir="ltr">{order.buyer_phone}</p>
        <p className="slip-address" dir="auto">
          {fullAddress(order)}
        </p>
      </section>
      {order.order_notes && (
        <section className="slip-notes">
          <h2>Buyer’s notes</h2>
          <p className="slip-address" dir="auto">
            {order.order_notes}
          </p>
        </section>
      )}
      <table>
        <thead>
          <tr>
            <th>Product</th>
            <th>Price</th>
            <th>Quantity</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same product
            <tr key={index}>
              <td dir="auto">{lineName(line)}</td>
              <td>{amountIn(order.currency, line.product_price)}</td>
              <td>
                {line.quantity}
                {line.returned_quantity ? ` (${line.returned_quantity} came back)` : ''}
              </td>
              <td>{amountIn(order.currency, line.product_price * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="slip-pieces">
            <th colSpan={3}>Pieces</th>
            <td>{units(lines)}</td>
          </tr>
          {order.discount_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3}>Discount {order.discount_code}</th>
              <td>−{amountIn(order.currency, order.discount_amount)}</td>
            </tr>
          ) : null}
          {order.delivery_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3}>Delivery</th>
              <td>{amountIn(order.currency, order.delivery_amount)}</td>
            </tr>
          ) : null}
          {order.adjustment_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3} dir="auto">
                {order.adjustment_note || 'Adjustment'}
              </th>
              <td>{signedAmount(order.currency, order.adjustment_amount)}</td>
            </tr>
          ) : null}
          {paid !== 0 && (
            <>
              <tr className="slip-pieces">
                <th colSpan={3}>Total</th>
                <td>{amountIn(order.currency, order.total_amount)}</td>
              </tr>
              <tr className="slip-pieces">
                <th colSpan={3}>Paid</th>
                <td>{amountIn(order.currency, paid)}</td>
              </tr>
            </>
          )}
          {kept !== null && (
            <tr className="slip-pieces">
              <th colSpan={3}>Kept</th>
              <td>{amountIn(order.currency, kept)}</td>
            </tr>
          )}
          <tr>
            <th colSpan={3}>Cash to collect</th>
            <td>{order.status === 'Returned' || due <= 0 ? 'None' : amountIn(order.currency, due)}</td>
          </tr>
        </tfoot>
      </table>
      {order.private_url && (
        <footer>
          <OrderCode text={order.private_url} />
          <p>Scan to see where your order stands, or to tell the shop that you have it.</p>
        </footer>
      )}
    </article>
  )
}
