import { fullAddress } from '#contract/delivery/full-address.ts'
import { type Catalogue, directionOf, type Language } from '#contract/languages.ts'
import { longDay } from '#contract/long-day.ts'
import * as english from '#contract/slips/words.ts'
import * as urdu from '#contract/slips/words.ur.ts'
import { amountIn, signedAmount } from '#src/lib/amount.ts'
import { type AnyOrder, keptAmount, lineName, linesOf, units } from '../order-lines.ts'
import { inEnglish, orderDate } from '../order-words.ts'
import { OrderCode } from './OrderCode.tsx'
import type { Sender } from './sender.ts'

const slipWords: Record<Language, Catalogue<typeof english>> = { en: english, ur: urdu }

/** A packing slip: sender, recipient, lines, and the amount to collect. One order per page. */
export const Slip = ({ order, sender }: { order: AnyOrder; sender: Sender }) => {
  const { language } = sender
  const say = slipWords[language]
  const lines = linesOf(order)
  const paid = order.paid_amount ?? 0
  const kept = keptAmount(order)
  const due = order.due_amount ?? order.total_amount
  return (
    <article className="slip" lang={language} dir={directionOf(language)}>
      <header>
        <div>
          <h2>{say.from}</h2>
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
            <h2>{say.packingSlip}</h2>
            <p className="slip-id">{order.order_id}</p>
            <p>
              {language === 'en'
                ? orderDate(order.created_at, new Date(), inEnglish)
                : longDay(order.created_at, language)}
            </p>
          </div>
          <OrderCode text={order.order_id} />
        </div>
      </header>
      <section>
        <h2>{say.deliverTo}</h2>
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
          <h2>{say.notes}</h2>
          <p className="slip-address" dir="auto">
            {order.order_notes}
          </p>
        </section>
      )}
      <table>
        <thead>
          <tr>
            <th>{say.product}</th>
            <th>{say.price}</th>
            <th>{say.quantity}</th>
            <th>{say.amount}</th>
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
                {line.returned_quantity ? say.cameBack(line.returned_quantity) : ''}
              </td>
              <td>{amountIn(order.currency, line.product_price * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="slip-pieces">
            <th colSpan={3}>{say.pieces}</th>
            <td>{units(lines)}</td>
          </tr>
          {order.discount_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3}>{say.discount(order.discount_code ?? '')}</th>
              <td>−{amountIn(order.currency, order.discount_amount)}</td>
            </tr>
          ) : null}
          {order.delivery_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3}>{say.delivery}</th>
              <td>{amountIn(order.currency, order.delivery_amount)}</td>
            </tr>
          ) : null}
          {order.adjustment_amount ? (
            <tr className="slip-pieces">
              <th colSpan={3} dir="auto">
                {order.adjustment_note || say.adjustment}
              </th>
              <td>{signedAmount(order.currency, order.adjustment_amount)}</td>
            </tr>
          ) : null}
          {paid !== 0 && (
            <>
              <tr className="slip-pieces">
                <th colSpan={3}>{say.total}</th>
                <td>{amountIn(order.currency, order.total_amount)}</td>
              </tr>
              <tr className="slip-pieces">
                <th colSpan={3}>{say.paid}</th>
                <td>{amountIn(order.currency, paid)}</td>
              </tr>
            </>
          )}
          {kept !== null && (
            <tr className="slip-pieces">
              <th colSpan={3}>{say.kept}</th>
              <td>{amountIn(order.currency, kept)}</td>
            </tr>
          )}
          <tr>
            <th colSpan={3}>{say.toCollect}</th>
            <td>{order.status === 'Returned' || due <= 0 ? say.none : amountIn(order.currency, due)}</td>
          </tr>
        </tfoot>
      </table>
      {order.private_url && (
        <footer>
          <OrderCode text={order.private_url} />
          <p>{say.scan}</p>
        </footer>
      )}
    </article>
  )
}
