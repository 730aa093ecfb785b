import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type OrderStatus, toDoStatuses, usualNext } from '#contract/orders/order-status.ts'
import { openMoves } from '#contract/orders/returns.ts'
import { mayChangeOrders } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import type { BuyerContact } from '../order-view.ts'
import { statusActionLabel } from '../order-words.ts'
import { isConflict, isShort, type useStatusChange } from '../orders.ts'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { UndoButton } from './UndoButton.tsx'
import * as say from './words.ts'

const EditOrderDialog = deferred(async () => (await import('../edit/EditOrderDialog.tsx')).EditOrderDialog)

export interface OrderDialogProps {
  id: string
  change: ReturnType<typeof useStatusChange>
  /** Whether steps are ignored, because one was just taken. */
  resting: boolean
  contact: (order: AnyOrder) => BuyerContact
  onStep: (order: AnyOrder, status: OrderStatus, note: string, done: () => void) => void
  onPrint: (order: AnyOrder) => void
  /** Shows the buyer among the customers. */
  onCustomer: (id: string) => void
  /** Shows another order. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** The dialog of an order that has been read. */
export const LoadedOrder = ({
  order,
  change,
  resting,
  contact,
  onStep,
  onPrint,
  onCustomer,
  onOpen,
  onClose,
}: OrderDialogProps & { order: AnyOrder }) => {
  const kept = order.admin_notes ?? ''
  const form = useForm({ values: { note: kept }, resetOptions: { keepDirtyValues: true } })
  const draft = useDraft(`order-note ${order.order_id}`, form)
  const next = openMoves(order, new Date())
  const mine = change.variables?.order.order_id === order.order_id
  const conflict = mine && isConflict(change.error) ? errorMessage(change.error, say.itHasAnotherStatusNow) : undefined
  const short = mine && isShort(change.error) ? change.error.message : undefined
  // Nothing has changed it since the tap.
  const isFresh = mine && change.data?.order.updated_at === order.updated_at
  const usual = usualNext(order.status)
  const [editing, setEditing] = useState(false)
  const may = useMay()
  const isOpen = toDoStatuses.some((status) => status === order.status)
  const others = next.filter((status) => status !== usual)
  const button = (status: OrderStatus) => (
    <Button
      key={status}
      variant={status === usual ? 'primary' : 'secondary'}
      busy={change.isPending && mine && change.variables?.status === status}
      resting={resting}
      disabled={change.isPending}
      onClick={() => onStep(order, status, form.getValues('note'), draft.clear)}
    >
      {statusActionLabel[status]}
    </Button>
  )
  if (editing) return <EditOrderDialog order={order} onClose={() => setEditing(false)} />
  return (
    <Dialog
      title={say.order(order.order_id)}
      onClose={onClose}
      footer={
        (next.length > 0 || isFresh) && (
          <>
            {isFresh && <UndoButton order={order} since={change.submittedAt} resting={resting} />}
            {others.length > 0 && <div className="flex gap-2 *:flex-1">{others.map(button)}</div>}
            {usual && next.includes(usual) && button(usual)}
          </>
        )
      }
    >
      <OrderDetail
        order={order}
        contact={contact(order)}
        conflict={conflict?.replace(/\.$/, '')}
        short={short}
        onPrint={() => onPrint(order)}
        onEdit={isOpen && may(mayChangeOrders) ? () => setEditing(true) : undefined}
        onOpen={onOpen}
        onCustomer={onCustomer}
        notes={<OrderNotes order={order} form={form} onSaved={draft.clear} />}
      />
    </Dialog>
  )
}
