import { useEffect, useRef } from 'react'
import { type CartLine, cartCount, isSameProduct, maxQuantity, quantityOf } from '#contract/orders/cart.ts'
import { cartTotal, cutToStock, inStock } from '#contract/orders/cart-lines.ts'
import { lineKey, toOrderItems } from '#contract/orders/order-form.ts'
import * as say from '#contract/orders/words.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { toast } from '#src/storefront/toasts.ts'
import { $cart } from '#src/stores/cart.ts'
import { removeFromCart, setCartQuantity } from '#src/stores/cart-actions.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { ChatOrder } from '../ChatOrder.tsx'
import { ContinueShopping } from '../ContinueShopping.tsx'
import { Dialog } from '../Dialog.tsx'
import { $discount, loadCode } from '../discount.ts'
import { BagIcon } from '../icons.tsx'
import { ownOrders } from '../own-orders.ts'
import { QuantitySelector } from '../QuantitySelector.tsx'
import { shownPrice } from '../shown-price.ts'
import { useDialog } from '../use-dialog.ts'
import { useStore } from '../use-store.ts'
import { LineImage, LineName, Total } from './Lines.tsx'

interface LineProps {
  line: CartLine
  /** How many of it can be ordered. */
  left: number
  index: number
  lines: readonly CartLine[]
}

const Line = ({ line, left, index, lines }: LineProps) => {
  const { product, quantity } = line
  const name = nameWithVariant(product.name, product.label)
  // Subtracts what other lines of the same product hold.
  const max = maxQuantity(product) - (quantityOf(lines, product) - quantity)
  const remove = () => {
    removeFromCart({ index })
    toast(say.removed(name), 'removed')
  }
  return (
    <li className="d-line" data-stock={product.stock}>
      <LineImage product={product} />
      <div>
        <LineName line={line} left={left} />
        <p className="d-muted">{shownPrice(product.price)}</p>
      </div>
      <QuantitySelector
        quantity={quantity}
        max={max}
        name={name}
        onChange={(chosen) => setCartQuantity({ index }, chosen)}
      />
      <p className="d-line-price">{shownPrice(product.price * left)}</p>
      <button type="button" className="d-text-button" aria-label={say.removeNamed(name)} onClick={remove}>
        {say.remove}
      </button>
    </li>
  )
}

/** Groups lines of the same product, with their positions in the cart. */
const together = (lines: readonly CartLine[]) => {
  const first = ({ product }: CartLine) => lines.findIndex((other) => isSameProduct(other.product, product))
  return lines.map((line, index) => ({ line, index })).sort((a, b) => first(a.line) - first(b.line))
}

/** Links to the private pages of orders that were placed here on this device. */
const OwnOrders = () => {
  const orders = ownOrders()
  return (
    orders.length > 0 && (
      <details className="d-own">
        <summary>{say.ownOrders}</summary>
        <ul>
          {orders.map(({ id, path }) => (
            <li key={id}>
              <a className="d-text-button" href={path}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </details>
    )
  )
}

const EmptyCart = () => (
  <div className="d-empty">
    <BagIcon />
    <p>{say.empty}</p>
    <ContinueShopping />
  </div>
)

const Cart = ({ open }: { open: boolean }) => {
  const lines = useStore($cart)
  const count = cartCount(lines)
  const left = inStock(lines)
  const discount = useStore($discount)
  // The order form has the field. A code that is known already counts here, too.
  const code = useRef<HTMLElement>(null)
  useEffect(() => {
    code.current ??= document.createElement('div')
    loadCode(code.current, toOrderItems(left))
  })
  const cut = cutToStock(lines)
  const footer = left.length > 0 && (
    <>
      <Total goods={cartTotal(left)} discount={discount} />
      <p className="d-muted">{say.cash}</p>
      <button type="button" className="d-button d-primary" onClick={() => openDialog({ state: 'order', lines: null })}>
        {say.placeOrder}
      </button>
      <ChatOrder lines={left} />
    </>
  )
  return (
    <Dialog kind="cart" open={open} title={count > 0 ? say.cartCounted(count) : say.yourCart} footer={footer}>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul className="d-lines">
          {together(lines).map(({ line, index }) => (
            <Line key={line.uniqueId ?? lineKey(line)} {...{ line, index, lines }} left={cut[index]?.quantity ?? 0} />
          ))}
        </ul>
      )}
      <OwnOrders />
    </Dialog>
  )
}

export const CartDialog = () => {
  const { open, shown } = useDialog('cart')
  return shown && <Cart open={open} />
}
