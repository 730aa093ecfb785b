import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { AnyOrder } from '../order-lines.ts'

interface CancelDialogProps {
  order: Pick<AnyOrder, 'order_id' | 'to_check'>
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
    {order.to_check ? 'No stock was kept aside for it.' : 'Its products go back into stock.'} A cancelled order cannot
    be changed any more.
  </ConfirmDialog>
)
