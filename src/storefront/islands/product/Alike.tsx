import type { CartProduct } from '#contract/orders/cart.ts'
import * as say from '#contract/products/words.ts'
import { type Chosen, productAt } from '#src/storefront/shell/cards.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { LineImage } from '../cart/Lines.tsx'
import { shownPrice } from '../shown-price.ts'

const MOST = 2

/** Returns products on this page to buy instead, same category first. */
const alike = ({ id, category }: CartProduct): Chosen[] => {
  const others = [...document.querySelectorAll('[data-product]:not([data-product-page])')].flatMap(
    (card) => productAt(card) ?? [],
  )
  const inStock = others.filter(({ product }) => product.id !== id && product.stock !== 0)
  const same = inStock.filter(({ product }) => product.category === category)
  return [...new Set([...same, ...inStock])].slice(0, MOST)
}

/** Suggests two products for a sold-out one. */
export const Alike = ({ product }: { product: CartProduct }) => {
  const others = alike(product)
  if (others.length === 0) return null
  return (
    <section className="d-alike">
      <h4>{say.inStockNow}</h4>
      {others.map(({ product, description }) => (
        <a
          key={product.id}
          href={product.path}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            openDialog({ state: 'product', product, description }, null, product.path)
          }}
        >
          <LineImage product={product} />
          <span dir="auto">{product.name}</span> <strong>{shownPrice(product.price)}</strong>
        </a>
      ))}
    </section>
  )
}
