import { useState } from 'react'
import type { ReturnReason } from '#contract/orders/returns.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { type AnyOrder, linesOf } from '../order-lines.ts'
import type { Step } from '../orders.ts'
import { type ChosenReason, ReasonField } from './ReasonField.tsx'
import { ReturnedLines } from './ReturnedLines.tsx'
import { allGood, itemsBack, type LineBack } from './returned.ts'
import * as say from './words.ts'

interface ReturnDialogProps {
  order: AnyOrder
  status: 'Returning' | 'Returned'
  busy: boolean
  onConfirm: (back: Step['back']) => void
  onKeep: () => void
}

const words = {
  Returning: {
    title: (id: string) => say.orderComesBack(id),
    text: say.theParcelIsOn,
    action: say.markReturning,
  },
  Returned: {
    title: (id: string) => say.orderIsBack(id),
    text: say.goodProductsGoBack,
    action: say.markReturned,
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
            {say.notYet}
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
            {say.countAtLeastOne}
          </p>
        )}
      </div>
    </Dialog>
  )
}
