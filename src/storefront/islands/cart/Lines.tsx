import { useEffect } from 'react'
import { type CartLine, type CartProduct, maxQuantity } from '#contract/orders/cart.ts'
import { cartTotal, cutToStock } from '#contract/orders/cart-lines.ts'
import { lineKey } from '#contract/orders/order-form.ts'
import { PLACEHOLDER } from '#src/storefront/placeholder.ts'
import { $delivery, loadDelivery } from '../delivery.ts'
import { shownPrice } from '../shown-price.ts'
import { useStore } from '../use-store.ts'

export const LineImage = ({ product }: { product: CartProduct }) => (
  <img className="d-line-picture" src={product.image ?? PLACEHOLDER} alt="" width="72" height="72" loading="lazy" />
)

/** Delivery's row, in shops that charge for it. Takes the goods' total in minor units. */
export const Delivery = ({ goods }: { goods: number }) => {
  const { label, fee } = useStore($delivery)
  const charged = fee(goods)
  return (
    label && (
      <p className="d-total d-muted">
        <span dir="auto">{label}</span> <span>{charged === null ? '' : charged ? shownPrice(charged) : 'Free'}</span>
      </p>
    )
  )
}

/** The total of goods, in minor units, with their delivery in shops that charge for it. */
export const Total = ({ goods }: { goods: number }) => {
  const { fee } = useStore($delivery)
  const charged = fee(goods)
  useEffect(() => loadDelivery(), [])
  return (
    <>
      <Delivery goods={goods} />
      <p className="d-total">
        <span>Total</span> <strong>{shownPrice(goods + (charged ?? 0))}</strong>
      </p>
    </>
  )
}

/** A line's name with its variant, and what is short of it: `left` can be ordered. */
export const LineName = ({ line: { product, quantity }, left }: { line: CartLine; left: number }) => (
  <>
    <p className="d-line-name" dir="auto">
      {product.name}
    </p>
    {product.label && <p dir="auto">{product.label}</p>}
    {left < quantity && (
      <p>
        <strong>{product.stock ? `Only ${maxQuantity(product)} left` : 'Sold out'}</strong>
      </p>
    )}
  </>
)

/** The lines as they will be ordered, read-only. */
export const OrderSummary = ({ lines }: { lines: readonly CartLine[] }) => {
  const cut = cutToStock(lines)
  return (
    <section className="d-summary" aria-label="Order summary">
      <details open={lines.length < 4}>
        <summary>Order summary</summary>
        <ul>
          {lines.map((line, index) => {
            const left = cut[index]?.quantity ?? 0
            return (
              <li key={line.uniqueId ?? lineKey(line)} data-stock={line.product.stock}>
                <LineImage product={line.product} />
                <div>
                  <LineName line={line} left={left} />
                </div>
                <span className="d-muted">× {left}</span>
                <span className="d-line-price">{shownPrice(line.product.price * left)}</span>
              </li>
            )
          })}
        </ul>
      </details>
      <Total goods={cartTotal(cut)} />
    </section>
  )
}
