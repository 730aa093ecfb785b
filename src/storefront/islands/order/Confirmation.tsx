import * as say from '#contract/orders/words.ts'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { chatPlacedText } from '#contract/whatsapp/chat-texts.ts'
import * as chat from '#contract/whatsapp/words.ts'
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
      title={before ? say.placedBefore : say.placed}
      footer={
        <>
          <a
            className="d-button d-primary"
            href={chatLink(store.whatsapp, chatPlacedText(chat, store, shown.order))}
            target="_blank"
            rel="noopener"
          >
            <ChatIcon /> {say.tellSeller}
          </a>
          {url && (
            <a className="d-button" href={new URL(url).pathname}>
              {say.seeOrder}
            </a>
          )}
          <ContinueShopping />
        </>
      }
    >
      <p className="d-success-mark">
        <TickIcon />
      </p>
      {before && <p className="d-notice">{say.placedBeforeText(id)}</p>}
      {advance ? (
        <p className="d-notice">
          {say.payAdvance(shownPrice(advance))}{' '}
          <a className="d-text-button" href={url && new URL(url).pathname}>
            {say.seeWhere}
          </a>
        </p>
      ) : null}
      <p className="d-order-id">
        <span className="d-muted">{say.orderId}</span> <strong>{id}</strong>
        <button type="button" className="d-text-button" data-copy={id}>
          {say.copy}
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
            <span>{say.discount}</span> <span>−{shownPrice(discount)}</span>
          </li>
        ) : null}
        {delivery !== undefined && (
          <li>
            <span>{say.delivery}</span> <span>{delivery ? shownPrice(delivery) : say.free}</span>
          </li>
        )}
        <li>
          <span>{advance || pickUp ? say.total : say.cash}</span> <strong>{shownPrice(total)}</strong>
        </li>
      </ul>
      {address && (
        <p className="d-address">
          {!pickUp && <span className="d-muted">{say.deliveryAddress}</span>} <span dir="auto">{address}</span>
        </p>
      )}
      <h3>{say.whatNext}</h3>
      <ol className="d-steps">
        <li>
          <strong>{say.received}</strong>
          <span dir="auto">{say.receivedText(store.name.replace(/\.$/, ''))}</span>
        </li>
        <li>
          <strong>{say.contacts}</strong>
          <span>{say.contactsText}</span>
        </li>
        <li>
          <strong>{pickUp ? say.preparedPickUp : say.prepared}</strong>
          <span>{pickUp ? say.preparedTextPickUp : advance ? say.preparedTextAdvance : say.preparedText}</span>
        </li>
      </ol>
    </Dialog>
  )
}
