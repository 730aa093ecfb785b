import { useState } from 'react'
import { toMinor } from '#contract/minor-units.ts'
import { currencies } from '#contract/money.ts'
import type { OrderPayment } from '#contract/order-payments/order-payments.ts'
import { type PaymentKind, paymentKindNames, paymentKinds } from '#contract/order-payments/payment-kinds.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { usePayments } from './payments.ts'
import * as say from './words.ts'

interface PaymentDialogProps {
  order: AnyOrder
  /** Payment that the buyer claims. */
  claim?: OrderPayment | undefined
  refund?: boolean | undefined
  onClose: () => void
}

const words = {
  accept: {
    title: say.hasItArrived,
    text: say.lookAndCorrect,
    action: say.yesItIsThere,
  },
  record: { title: say.recordAPayment, text: say.theCashToCollect, action: say.record },
  refund: { title: say.giveMoneyBack, text: say.sendItFirstHere, action: say.recordRefund },
}

/** Asks for a payment that has arrived, or was given back. */
export const PaymentDialog = ({ order, claim, refund = false, onClose }: PaymentDialogProps) => {
  const { record, decide } = usePayments(order)
  const mode = claim ? 'accept' : refund ? 'refund' : 'record'
  const first = claim?.amount ?? (refund ? order.paid_amount : order.due_amount) ?? order.total_amount
  const [amount, setAmount] = useState(String(first))
  const [kind, setKind] = useState<PaymentKind | ''>('')
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const { title, text, action } = words[mode]
  const { error, isPending } = claim ? decide : record
  const problems: Record<string, string | undefined> = error instanceof ApiError ? error.fields : {}
  const unit = currencies[order.currency ?? 'PKR'].trim()
  const answer = {
    onSuccess: ({ message }: { message: string }) => {
      toast.success(message)
      onClose()
    },
    onError: (problem: unknown) => toast.error(errorMessage(problem, common.failedToSave)),
  }
  const send = () =>
    claim
      ? decide.mutate({ payment: claim, accept: true, amount }, answer)
      : record.mutate({ amount, refund, kind: kind || null, reference, note }, answer)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={isPending} disabled={!toMinor(Number(amount))} onClick={send}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{text}</p>
        <Field label={say.amountIn(unit)} error={problems.amount}>
          {(field) => <AmountInput {...field} value={amount} onAmount={setAmount} />}
        </Field>
        {mode === 'record' && (
          <>
            <Field label={say.paidWith} optional>
              {(field) => (
                <Select {...field} value={kind} onChange={(event) => setKind(event.target.value as PaymentKind | '')}>
                  <option value="">{say.notSaid}</option>
                  {paymentKinds.map((one) => (
                    <option key={one} value={one}>
                      {said(paymentKindNames[one])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={say.transactionNumber} optional error={problems.reference}>
              {(field) => (
                <TextInput
                  {...field}
                  value={reference}
                  dir="ltr"
                  autoComplete="off"
                  maxLength={40}
                  onChange={(event) => setReference(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        {mode === 'refund' && (
          <Field label={say.why} error={problems.note}>
            {(field) => (
              <TextInput {...field} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
