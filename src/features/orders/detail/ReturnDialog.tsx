import { useState } from 'react'
import type { ReturnReason } from '#contract/orders/returns.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { type AnyOrder, linesOf } from '../order-lines.ts'
import type { Step } from '../orders.ts'
import { type ChosenReason, ReasonField } from './ReasonField.tsx'
import { ReturnedLines } from './ReturnedLines.tsx'
import { allGood, itemsBack, type LineBack } from './returned.ts'

interface ReturnDialogProps {
  order: AnyOrder
  status: 'Returning' | 'Returned'
  busy: boolean
  onConfirm: (back: Step['back']) => void
  onKeep: () => void
}

const words = {
  Returning: {
    title: (id: string) => `Order ${id} comes back?`,
    text: 'The parcel is on its way back to you. Its products go back into stock once you mark it returned.',
    action: 'Mark Returning',
  },
  Returned: {
    title: (id: string) => `Order ${id} is back?`,
    text: 'Good products go back into stock. Damaged ones do not.',
    action: 'Mark Returned',
  },
}

/** Returns the reason she gave when the parcel set out for home. */
const knownReason = ({ status, history }: AnyOrder): ReturnReason | undefined =>
  status === 'Returning' ? history?.findLast(({ to, undo }) => to === 'Returning' && !undo)?.reason : undefined

/** Asks why a parcel comes back and, once it is there, what of it. */
export const ReturnDialog = ({ order, status, busy, onConfirm, onKeep }: ReturnDialogProps) => {
  const lines = linesOf(order)
  const [reason, setReason] = useState<ChosenReason>(() => knownReason(order) ?? '')
  const [back, setBack] = useState<readonly LineBack[]>(() => allGood(lines))
  const { title, text, action } = words[status]
  const items = status === 'Returned' ? itemsBack(back) : undefined
  return (
    <Dialog
      title={title(order.order_id)}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Not yet
          </Button>
          <Button
            busy={busy}
            disabled={items?.length === 0}
            onClick={() => onConfirm({ ...(reason && { reason }), ...(items && { items }) })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{text}</p>
        <ReasonField value={reason} onChange={setReason} />
        {status === 'Returned' && <ReturnedLines lines={lines} back={back} onChange={setBack} />}
        {items?.length === 0 && (
          <p role="status" className="text-sm text-warning">
            Count at least one product that came back.
          </p>
        )}
      </div>
    </Dialog>
  )
}
