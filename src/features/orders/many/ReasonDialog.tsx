import { useState } from 'react'
import type { ReturnReason } from '#contract/orders/returns.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { type ChosenReason, ReasonField } from '../detail/ReasonField.tsx'
import type { ManyStep } from './many.ts'
import { stepLabel } from './many-words.ts'
import * as say from './words.ts'

const texts: Partial<Record<ManyStep['status'], string>> = {
  Cancelled: say.theirProductsGoBack,
  Returning: say.theParcelsAreOn,
  Returned: say.allTheirProductsGo,
}

interface ReasonDialogProps {
  step: ManyStep
  busy: boolean
  onConfirm: (reason?: ReturnReason) => void
  onKeep: () => void
}

/** Asks why many orders are cancelled or come back. */
export const ReasonDialog = ({ step, busy, onConfirm, onKeep }: ReasonDialogProps) => {
  const [reason, setReason] = useState<ChosenReason>('')
  return (
    <Dialog
      title={say.stepOfYourOrders(stepLabel(step))}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {say.notNow}
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
          <Filled
            text={step.orders.length > 8 ? say.andOthers(step.orders.length - 8) : '{names}'}
            names={step.orders.slice(0, 8).map((order, index) => (
              <span key={order.order_id}>
                {index > 0 && ', '}
                <bdi>{order.buyer_name}</bdi>
              </span>
            ))}
          />
        </p>
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}
