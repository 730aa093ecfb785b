import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { type AnyOrder, linesOf, withdrawnNote } from '../order-lines.ts'
import * as say from './words.ts'

interface CancelDialogProps {
  order: AnyOrder
  busy: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** Asks before an order is cancelled. */
export const CancelDialog = ({ order, busy, onConfirm, onKeep }: CancelDialogProps) => (
  <ConfirmDialog
    title={say.cancelOrder(order.order_id)}
    confirmLabel={say.cancelOrder2}
    cancelLabel={say.keepOrder}
    tone="danger"
    busy={busy}
    onConfirm={onConfirm}
    onCancel={onKeep}
  >
    {order.to_check ? say.noStockWasReserved : say.itsProductsGoBack(withdrawnNote(linesOf(order)))}{' '}
    {order.shipments?.[0] && say.itHasAParcel(order.shipments[0].courier)}
    You can undo this for ten seconds. After that a cancelled order cannot be changed.
  </ConfirmDialog>
)
