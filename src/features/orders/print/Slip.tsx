import { amountIn } from '#src/lib/amount.ts'
import { type AnyOrder, linesOf } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'

/** What goes into the parcel: to whom, what, and how much is to be collected. One order a page. */
export const Slip = ({ order, storeName }: { order: AnyOrder; storeName: string }) => (
  <article className="slip">
    <header>
      <div>
        <p className="slip-store" dir="auto">
          {storeName}
        </p>
        <p>Packing slip</p>
      </div>
      <div className="slip-order">
        <p className="slip-id">{order.order_id}</p>
        <p>{orderDate(order.created_at)}</p>
      </div>
    </header>
    <section>
      <h2>Deliver to</h2>
      <p className="slip-name" dir="auto">
        {order.buyer_name}
      </p>
      <p dir="ltr">{order.buyer_phone}</p>
      <p className="slip-address" dir="auto">
        {order.delivery_address}
      </p>
    </section>
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
        {linesOf(order).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may be ordered in two lines
          <tr key={index}>
            <td dir="auto">{line.product_name}</td>
            <td>{amountIn(order.currency, line.product_price)}</td>
            <td>{line.quantity}</td>
            <td>{amountIn(order.currency, line.product_price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={3}>Cash to collect</th>
          <td>{amountIn(order.currency, order.total_amount)}</td>
        </tr>
      </tfoot>
    </table>
    {order.order_notes && (
      <section>
        <h2>Notes of the buyer</h2>
        <p className="slip-address" dir="auto">
          {order.order_notes}
        </p>
      </section>
    )}
  </article>
)
