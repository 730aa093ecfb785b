import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { type AnyOrder, linesOf, withdrawnNote } from '../order-lines.ts'

interface CancelDialogProps {
  order: AnyOrder
  busy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** Asks before an order is cancelled. */
export const CancelDialog = ({ order, busy, onConfirm, onKeep }: CancelDialogProps) => (
  <ConfirmDialog
    title={`Cancel order ${order.order_id}?`}
    confirmLabel="Cancel Order"
    cancelLabel="Keep order"
    tone="danger"
    busy={busy}
    onConfirm={onConfirm}
    onCancel={onKeep}
  >
    {order.to_check
      ? 'No stock was reserved for it.'
      : `Its products go back into stock. ${withdrawnNote(linesOf(order))}`}{' '}
    {order.shipments?.[0] && `It has a parcel with ${order.shipments[0].courier}: tell the courier too. `}
    You can undo this for ten seconds. After that a cancelled order cannot be changed.
  </ConfirmDialog>
)
