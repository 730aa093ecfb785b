import choice from 'virtual:choice-address'
import { useEffect, useRef, useState } from 'react'
import { maxQuantity } from '#contract/orders/cart.ts'
import * as say from '#contract/products/words.ts'
import { chatLink, chatOrderText } from '#contract/whatsapp/chat-links.ts'
import { chatQuestionText } from '#contract/whatsapp/chat-texts.ts'
import * as chat from '#contract/whatsapp/words.ts'
import { addProduct, mustChoose } from '#src/storefront/add-product.ts'
import type { Chosen } from '#src/storefront/choice/choice.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { track } from '#src/storefront/track.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { chatLines, pageLink } from '../chat-lines.ts'
import { Dialog } from '../Dialog.tsx'
import { ChatIcon } from '../icons.tsx'
import { toCartProduct } from '../image.ts'
import { QuantitySelector } from '../QuantitySelector.tsx'
import { shownPrice } from '../shown-price.ts'
import { type DialogOf, useDialog } from '../use-dialog.ts'
import { Alike } from './Alike.tsx'
import { Gallery } from './Gallery.tsx'
import { Policies } from './Policies.tsx'
import { Share } from './Share.tsx'
import { StockLabel } from './StockLabel.tsx'
import { useProduct } from './use-product.ts'

type ProductState = DialogOf<'product'>

const Description = ({ text, loading }: { text: string; loading: boolean }) => (
  <div className="d-description" aria-busy={loading}>
    {text ? <p dir="auto">{text}</p> : <p className="d-muted">{loading ? say.loading : say.noDescription}</p>}
  </div>
)

const Product = ({ open, shown }: { open: boolean; shown: ProductState }) => {
  const store = storeData()
  const loaded = useProduct(shown.product.path)
  const [wanted, setQuantity] = useState(1)
  const details = loaded.state === 'ready' ? loaded.product : null
  const [{ imageIndex = 0, was: before, ...chosen }, choose] = useState<Partial<Chosen>>({})
  const images = details ? [...details.images.slice(imageIndex), ...details.images.slice(0, imageIndex)] : []
  const product = { ...(details ? toCartProduct({ ...details, images }) : shown.product), ...chosen }
  const max = maxQuantity(product)
  const soldOut = max <= 0
  const quantity = Math.max(1, Math.min(wanted, max))
  const { id, name, price } = product
  const was = chosen.price ? before : details?.was

  const chips = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = chips.current
    if (loaded.state !== 'ready' || !loaded.chips || !place) return
    import(/* @vite-ignore */ choice).then((script) => {
      // The shop's own markup, as its page has it. Not before the script: a tap would count for nothing.
      place.innerHTML = loaded.chips
      script.watchChoice(place, loaded.product, choose)
    })
  }, [loaded])
  // Comes beside the product's page, not after it.
  useEffect(() => void (shown.product.choose && import(/* @vite-ignore */ choice)), [shown.product.choose])
  useEffect(() => track('product_view', { product_id: id, product_name: name }), [id, name])

  /** Scrolls to the first choice that is missing. React's buttons lose the `onclick` that `watchChoice` gives them. */
  const showMissing = () =>
    chips.current?.querySelector('fieldset:not(:has(:checked))')?.scrollIntoView({ block: 'center' })
  const link = pageLink(product)
  const text = soldOut
    ? chatQuestionText(chat, store, { name, link })
    : chatOrderText(chat, store, chatLines([{ product, quantity }]))
  const bar = (
    <>
      <QuantitySelector quantity={quantity} max={max} name={name} onChange={setQuantity} />
      <button
        type="button"
        className="d-button d-secondary"
        aria-label={say.addToCart}
        data-add=""
        onClick={() => addProduct(product, quantity) || showMissing()}
      >
        {say.add}
      </button>
      <button
        type="button"
        className="d-button d-primary"
        data-add=""
        onClick={() =>
          mustChoose(product) ? showMissing() : openDialog({ state: 'order', lines: [{ product, quantity }] })
        }
      >
        {store.orderNow ?? say.orderNow} <small>{shownPrice(price * quantity)}</small>
      </button>
    </>
  )
  return (
    <Dialog kind="product" open={open} title={name} titleHidden footer={!soldOut && bar}>
      <Gallery key={imageIndex} images={images} preview={imageIndex ? null : shown.product.image} name={name} />
      <div className="d-details">
        <h3 dir="auto">{name}</h3>
        <p className="d-price">
          {shownPrice(price)} {was && <s>{shownPrice(was)}</s>}
        </p>
        <p className="d-facts">
          <StockLabel stock={product.stock} />
          <span dir="auto">{product.category}</span>
          {details?.rated && <a href={`${details.path}#reviews`}>{details.rated}</a>}
          {details?.sold && <span>{details.sold}</span>}
        </p>
        <div ref={chips} />
        <a className="d-button d-chat" href={chatLink(store.whatsapp, text)} target="_blank" rel="noopener">
          <ChatIcon /> {soldOut ? say.askOnWhatsApp : say.orderViaWhatsApp}
        </a>
        {soldOut && <Alike product={product} />}
        <Description text={details?.description ?? shown.description} loading={loaded.state === 'loading'} />
        {loaded.state === 'failed' && (
          <p className="d-notice">
            {say.notLoaded}{' '}
            <button type="button" className="d-text-button" onClick={loaded.retry}>
              {say.tryAgain}
            </button>
          </p>
        )}
        {loaded.state === 'ready' && <Policies policies={loaded.policies} />}
        <Share product={{ name, price, link }} />
      </div>
    </Dialog>
  )
}

/** A product over the page: first the card's data, then its own page's. */
export const ProductDialog = () => {
  const { open, shown } = useDialog('product')
  return shown ? <Product key={shown.product.path} open={open} shown={shown} /> : null
}
