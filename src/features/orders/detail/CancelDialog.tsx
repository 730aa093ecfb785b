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
    title={say.cancelQuestion(order.order_id)}
    confirmLabel={say.cancelOrder}
    cancelLabel={say.keepOrder}
    tone="danger"
    busy={busy}
    onConfirm={onConfirm}
    onCancel={onKeep}
  >
    {[
      order.to_check ? say.noStockWasReserved : say.itsProductsGoBack,
      !order.to_check && withdrawnNote(linesOf(order)),
      order.shipments?.[0] && say.itHasAParcel(order.shipments[0].courier),
      say.youCanUndoThis,
    ]
      .filter(Boolean)
      .join(' ')}
  </ConfirmDialog>
)
