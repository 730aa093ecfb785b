import { useEffect } from 'react'
import { type CartLine, type CartProduct, maxQuantity } from '#contract/orders/cart.ts'
import { cartTotal, cutToStock, inStock } from '#contract/orders/cart-lines.ts'
import { lineKey } from '#contract/orders/order-form.ts'
import * as say from '#contract/orders/words.ts'
import * as ofProduct from '#contract/products/words.ts'
import { PLACEHOLDER } from '#src/storefront/placeholder.ts'
import { $delivery, loadDelivery } from '../delivery.ts'
import { $discount, type AppliedDiscount, totalOf } from '../discount.ts'
import { shownPrice } from '../shown-price.ts'
import { useStore } from '../use-store.ts'

export const LineImage = ({ product }: { product: CartProduct }) => (
  <img className="d-line-picture" src={product.image ?? PLACEHOLDER} alt="" width="72" height="72" loading="lazy" />
)

interface TotalProps {
  /** In minor units. */
  goods: number
  discount?: AppliedDiscount
}

/** Delivery's row, in shops that charge for it. */
export const Delivery = ({ goods, discount }: TotalProps) => {
  const delivery = useStore($delivery)
  const { charge } = totalOf(goods, delivery, discount)
  return (
    delivery.label && (
      <p className="d-total d-muted">
        <span dir="auto">{delivery.label}</span>{' '}
        <span>{charge === null ? '' : charge ? shownPrice(charge) : say.free}</span>
      </p>
    )
  )
}

/** The total of goods, with discount and delivery in shops that have them. */
export const Total = ({ goods, discount }: TotalProps) => {
  const { total } = totalOf(goods, useStore($delivery), discount)
  useEffect(() => loadDelivery(), [])
  return (
    <>
      {discount?.amount ? (
        <p className="d-total d-muted">
          <span>{discount.code}</span> <span>−{shownPrice(discount.amount)}</span>
        </p>
      ) : null}
      <Delivery goods={goods} {...(discount && { discount })} />
      <p className="d-total">
        <span>{say.total}</span> <strong>{shownPrice(total)}</strong>
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
        <strong>{product.stock ? ofProduct.onlyLeft(maxQuantity(product)) : ofProduct.soldOut}</strong>
      </p>
    )}
  </>
)

/** The lines as they will be ordered, read-only. */
export const OrderSummary = ({ lines }: { lines: readonly CartLine[] }) => {
  const cut = cutToStock(lines)
  const discount = useStore($discount)
  return (
    <section className="d-summary" aria-label={say.summary}>
      <details open={lines.length < 4}>
        <summary>{say.summary}</summary>
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
      {inStock(lines).length > 0 && <Total goods={cartTotal(cut)} discount={discount} />}
    </section>
  )
}
