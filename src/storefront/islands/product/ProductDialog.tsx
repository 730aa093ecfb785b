import { useEffect, useState } from 'react'
import { maxQuantity } from '#contract/orders/cart.ts'
import { chatLink, chatOrderText, chatQuestionText } from '#contract/whatsapp/chat-links.ts'
import { addProduct } from '#src/storefront/add-product.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { track } from '#src/storefront/track.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { Dialog } from '../Dialog.tsx'
import { ChatIcon } from '../icons.tsx'
import { toCartProduct } from '../picture.ts'
import { QuantitySelector } from '../QuantitySelector.tsx'
import { shownPrice } from '../shown-price.ts'
import { type DialogOf, useDialog } from '../use-dialog.ts'
import { Gallery } from './Gallery.tsx'
import { StockLabel } from './StockLabel.tsx'
import { useProduct } from './use-product.ts'

type ProductState = DialogOf<'product'>

const Description = ({ text, loading }: { text: string; loading: boolean }) => (
  <div className="d-description" aria-busy={loading}>
    {text ? <p dir="auto">{text}</p> : <p className="d-muted">{loading ? 'Loading…' : 'No description available'}</p>}
  </div>
)

const Product = ({ open, shown }: { open: boolean; shown: ProductState }) => {
  const store = storeData()
  const loaded = useProduct(shown.product.path)
  const [quantity, setQuantity] = useState(1)
  const details = loaded.state === 'ready' ? loaded.product : null
  const product = details ? toCartProduct(details) : shown.product
  const max = maxQuantity(product)
  const soldOut = max <= 0
  const { id, name, price } = product

  useEffect(() => track('product_view', { product_id: id, product_name: name }), [id, name])

  const order = () => openDialog({ state: 'order', lines: [{ product, quantity }] })
  const text = soldOut ? chatQuestionText(store, product) : chatOrderText(store, [{ name, price, quantity }])
  return (
    <Dialog kind="product" open={open} title={name} titleHidden>
      <Gallery pictures={details?.pictures ?? []} preview={shown.product.picture} name={name} />
      <div className="d-details">
        {product.category && (
          <p className="d-category" dir="auto">
            {product.category}
          </p>
        )}
        <h3 dir="auto">{name}</h3>
        <p className="d-price">{shownPrice(price)}</p>
        <StockLabel stock={product.stock} />
        <Description text={details?.description ?? shown.description} loading={loaded.state === 'loading'} />
        {loaded.state === 'failed' && (
          <p className="d-notice">
            More details could not be loaded.{' '}
            <button type="button" className="d-text-button" onClick={loaded.retry}>
              Try again
            </button>
          </p>
        )}
        <div className="d-buy">
          {!soldOut && (
            <>
              <QuantitySelector quantity={Math.min(quantity, max)} max={max} name={name} onChange={setQuantity} />
              <button type="button" className="d-button d-secondary" onClick={() => addProduct(product, quantity)}>
                Add to Cart
              </button>
              <button type="button" className="d-button d-primary" onClick={order}>
                Order Now
              </button>
            </>
          )}
          <a className="d-button d-chat" href={chatLink(store.whatsapp, text)} target="_blank" rel="noopener">
            <ChatIcon /> {soldOut ? 'Ask on WhatsApp' : 'Order via WhatsApp'}
          </a>
        </div>
      </div>
    </Dialog>
  )
}

/** A product over the page it was chosen on: at once what its card knew, then what its own page tells. */
export const ProductDialog = () => {
  const { open, shown } = useDialog('product')
  return shown ? <Product key={shown.product.path} open={open} shown={shown} /> : null
}
