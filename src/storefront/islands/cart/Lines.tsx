import type { CartLine, CartProduct } from '#contract/orders/cart.ts'
import { cartTotal, inStock } from '#contract/orders/cart-lines.ts'
import { lineKey } from '#contract/orders/order-form.ts'
import { PLACEHOLDER } from '#src/storefront/placeholder.ts'
import { shownPrice } from '../shown-price.ts'

export const LineImage = ({ product }: { product: CartProduct }) => (
  <img className="d-line-picture" src={product.image ?? PLACEHOLDER} alt="" width="72" height="72" loading="lazy" />
)

export const Total = ({ total }: { total: number }) => (
  <p className="d-total">
    <span>Total</span> <strong>{shownPrice(total)}</strong>
  </p>
)

/** The ordered lines, read-only. */
export const OrderSummary = ({ lines }: { lines: readonly CartLine[] }) => (
  <section className="d-summary" aria-label="Order summary">
    <details open={lines.length < 4}>
      <summary>Order summary</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.uniqueId ?? lineKey(line)} data-stock={line.product.stock}>
            <LineImage product={line.product} />
            <span className="d-line-name" dir="auto">
              {line.product.name}
              {line.product.label && <small> {line.product.label}</small>}
            </span>
            <span className="d-muted">× {line.quantity}</span>
            <span className="d-line-price">{shownPrice(line.product.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
    </details>
    <Total total={cartTotal(inStock(lines))} />
  </section>
)
