import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { chatPlacedText } from '#contract/whatsapp/chat-texts.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { ContinueShopping } from '../ContinueShopping.tsx'
import { Dialog } from '../Dialog.tsx'
import { ChatIcon, TickIcon } from '../icons.tsx'
import { shownPrice } from '../shown-price.ts'
import { useDialog } from '../use-dialog.ts'

export const Confirmation = () => {
  const { open, shown } = useDialog('confirmation')
  if (!shown) return null
  const { id, url, advance, total, delivery, discount, pickUp, items, before, address } = shown.order
  const store = storeData()
  return (
    <Dialog
      kind="confirmation"
      open={open}
      title={before ? 'Order Already Placed' : 'Order Placed Successfully!'}
      footer={
        <>
          <a
            className="d-button d-primary"
            href={chatLink(store.whatsapp, chatPlacedText(store, shown.order))}
            target="_blank"
            rel="noopener"
          >
            <ChatIcon /> Tell the seller on WhatsApp
          </a>
          {url && (
            <a className="d-button" href={new URL(url).pathname}>
              See your order
            </a>
          )}
          <ContinueShopping />
        </>
      }
    >
      <p className="d-success-mark">
        <TickIcon />
      </p>
      {before && (
        <p className="d-notice">
          Order {id} was already placed, as first sent. Nothing new was ordered: message the seller.
        </p>
      )}
      {advance ? (
        <p className="d-notice">
          Please pay {shownPrice(advance)} in advance.{' '}
          <a className="d-text-button" href={url && new URL(url).pathname}>
            See where
          </a>
        </p>
      ) : null}
      <p className="d-order-id">
        <span className="d-muted">Order ID</span> <strong>{id}</strong>
        <button type="button" className="d-text-button" data-copy={id}>
          Copy
        </button>
      </p>
      <ul className="d-receipt" hidden={!total}>
        {items.map(({ name, quantity, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
          <li key={index}>
            <span dir="auto">{name}</span> <span className="d-muted">× {quantity}</span>
            <span>{shownPrice(price * quantity)}</span>
          </li>
        ))}
        {discount ? (
          <li>
            <span>Discount</span> <span>−{shownPrice(discount)}</span>
          </li>
        ) : null}
        {delivery ? (
          <li>
            <span>Delivery</span> <span>{shownPrice(delivery)}</span>
          </li>
        ) : null}
        <li>
          <span>{advance ? 'Total' : 'Cash on Delivery'}</span> <strong>{shownPrice(total)}</strong>
        </li>
      </ul>
      {address && (
        <p className="d-address">
          <span className="d-muted">Delivery address</span> <span dir="auto">{address}</span>
        </p>
      )}
      <h3>What happens next</h3>
      <ol className="d-steps">
        <li>
          <strong>Order received</strong>
          <span dir="auto">Your order was received by {store.name.replace(/\.$/, '')}.</span>
        </li>
        <li>
          <strong>Seller contacts you</strong>
          <span>The seller contacts you to confirm it. Nothing within 24 hours? Ask on WhatsApp.</span>
        </li>
        <li>
          <strong>Preparation and {pickUp ? 'pick-up' : 'delivery'}</strong>
          <span>
            {pickUp
              ? 'You fetch your order at the shop, and pay in cash there.'
              : `Your order is prepared and delivered to your address. You pay ${advance ? 'the rest ' : ''}in cash when it arrives.`}
          </span>
        </li>
      </ol>
    </Dialog>
  )
}
