import { useState } from 'react'
import { type ReturnReason, returnReasons, returnReasonWords } from '#contract/orders/returns.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { ManyStep } from './many.ts'
import { stepLabel } from './many-words.ts'

const texts: Partial<Record<ManyStep['status'], string>> = {
  Cancelled: 'Their products go back into stock. You can undo this for ten seconds. After that they stay cancelled.',
  Returning: 'The parcels are on their way back to you.',
  Returned:
    'All their products go back into stock. If some are damaged or missing, mark those orders one by one instead.',
}

interface ReasonDialogProps {
  step: ManyStep
  busy: boolean
  onConfirm: (reason?: ReturnReason) => void
  onKeep: () => void
}

/** Asks why many orders are cancelled or come back. */
export const ReasonDialog = ({ step, busy, onConfirm, onKeep }: ReasonDialogProps) => {
  const [reason, setReason] = useState<ReturnReason | ''>('')
  return (
    <Dialog
      title={`${stepLabel(step)} of your orders?`}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Not now
          </Button>
          <Button
            variant={step.status === 'Cancelled' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => onConfirm(reason || undefined)}
          >
            {stepLabel(step)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{texts[step.status]}</p>
        <p className="break-words text-sm">
          {step.orders.slice(0, 8).map((order, index) => (
            <span key={order.order_id}>
              {index > 0 && ', '}
              <bdi>{order.buyer_name}</bdi>
            </span>
          ))}
          {step.orders.length > 8 && ` and ${plural(step.orders.length - 8, 'other')}`}
        </p>
        <Field label="Why?" optional>
          {(field) => (
            <Select {...field} value={reason} onChange={(event) => setReason(event.target.value as ReturnReason | '')}>
              <option value="">Choose a reason</option>
              {returnReasons.map((id) => (
                <option key={id} value={id}>
                  {returnReasonWords[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
