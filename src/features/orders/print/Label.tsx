import { cashOf } from '#contract/couriers/courier-row.ts'
import { amountIn } from '#src/lib/amount.ts'
import { plural } from '#src/lib/plural.ts'
import { type AnyOrder, lineName, linesOf, units } from '../order-lines.ts'
import { Bars } from './Bars.tsx'
import { OrderCode } from './OrderCode.tsx'
import type { Sender } from './sender.ts'

const toTwoDecimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Characters of an address beyond which it is printed smaller. */
const LONG = 160

/**
 * A parcel's label for small paper, in English for the courier: recipient, cash to collect, barcodes for the courier,
 * a QR code for the buyer.
 */
export const Label = ({ order, sender }: { order: AnyOrder; sender: Sender }) => {
  const parcel = order.shipments?.at(-1)
  const cash = order.status === 'Returned' ? 0 : (parcel?.cod_amount ?? cashOf(order.due_amount ?? order.total_amount))
  const lines = linesOf(order)
  return (
    <article className="label" lang="en" dir="ltr">
      <header>
        <p className="label-from">
          <bdi>{sender.name}</bdi> · <bdi dir="ltr">{sender.phone}</bdi>
        </p>
        {parcel && <p className="label-courier">{parcel.courier}</p>}
      </header>
      <section className="label-to">
        <p className="label-name" dir="auto">
          {order.buyer_name}
        </p>
        <p className="label-phone" dir="ltr">
          {order.buyer_phone}
        </p>
        <p className={`label-address ${order.delivery_address.length > LONG ? 'is-long' : ''}`} dir="auto">
          {order.delivery_address}
        </p>
        {order.city && (
          <p className="label-city" dir="auto">
            {order.city}
          </p>
        )}
      </section>
      <section className="label-cash">
        <span>{cash > 0 ? 'Cash to collect' : 'Nothing to collect'}</span>
        {cash > 0 && <strong>{amountIn(order.currency, cash)}</strong>}
      </section>
      <section className="label-codes">
        {parcel?.tracking_number && <Bars text={parcel.tracking_number} />}
        <Bars text={order.order_id} />
      </section>
      <footer>
        <div>
          <p>
            {plural(parcel?.pieces ?? 1, 'parcel')}
            {parcel && ` · ${toTwoDecimals.format(parcel.weight_g / 1000)} kg`} · {plural(units(lines), 'piece')}
          </p>
          <p className="label-products" dir="auto">
            {lines.map((line) => `${line.quantity} × ${lineName(line)}`).join(', ')}
          </p>
          {order.order_notes && (
            <p className="label-products" dir="auto">
              {order.order_notes}
            </p>
          )}
        </div>
        {order.private_url && <OrderCode text={order.private_url} />}
      </footer>
    </article>
  )
}
