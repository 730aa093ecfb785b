import { storeData } from '#src/storefront/store-data.ts'
import { closeDialog } from '#src/stores/dialog.ts'
import { Dialog } from '../Dialog.tsx'
import { TickIcon } from '../icons.tsx'
import { shownPrice } from '../shown-price.ts'
import { useDialog } from '../use-dialog.ts'

export const Confirmation = () => {
  const { open, shown } = useDialog('confirmation')
  if (!shown) return null
  const { id, total, items, before } = shown.order
  return (
    <Dialog
      kind="confirmation"
      open={open}
      title={before ? 'Order Already Placed' : 'Order Placed Successfully!'}
      footer={
        <button type="button" className="d-button d-primary" onClick={closeDialog}>
          Continue shopping
        </button>
      }
    >
      <p className="d-success-mark">
        <TickIcon />
      </p>
      {before && (
        <p className="d-notice">
          Order {id} was already placed, as you first sent it. What you sent just now was not ordered: if something must
          change, tell the seller when they contact you.
        </p>
      )}
      <p className="d-order-id">
        <span className="d-muted">Order ID</span> <strong>{id}</strong>
      </p>
      <ul className="d-receipt">
        {items.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt does not change.
          <li key={index}>
            <span dir="auto">{name}</span> <span className="d-muted">× {quantity}</span>
          </li>
        ))}
        <li>
          <span>Cash on Delivery</span> <strong>{shownPrice(total)}</strong>
        </li>
      </ul>
      <h3>What happens next</h3>
      <ol className="d-steps">
        <li>
          <strong>Order received</strong>
          <span dir="auto">Your order was received by {storeData().name}.</span>
        </li>
        <li>
          <strong>Seller contacts you</strong>
          <span>The seller will contact you within 24 hours to confirm it.</span>
        </li>
        <li>
          <strong>Preparation and delivery</strong>
          <span>Your order is prepared and delivered to your address. You pay in cash when it arrives.</span>
        </li>
      </ol>
    </Dialog>
  )
}
