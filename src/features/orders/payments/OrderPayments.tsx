import { useState } from 'react'
import type { OrderPayment, PaymentState } from '#contract/order-payments/order-payments.ts'
import { paymentKindNames } from '#contract/order-payments/payment-kinds.ts'
import { amountIn } from '#src/lib/amount.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { momentOf } from '#src/lib/days.ts'
import { said } from '#src/lib/server-words.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'
import { ProofImage } from './ProofImage.tsx'
import { advanceDue, usePayments } from './payments.ts'
import * as say from './words.ts'

const PaymentDialog = deferred(async () => (await import('./PaymentDialog.tsx')).PaymentDialog)

const states: Record<PaymentState, { tone: BadgeTone; words: string }> = {
  claimed: { tone: 'warning', words: say.toCheck },
  accepted: { tone: 'positive', words: say.received },
  rejected: { tone: 'negative', words: say.notReceived },
}

const about = ({ kind, reference, note, created_at }: OrderPayment): string =>
  [kind && said(paymentKindNames[kind]), reference, note, orderDate(created_at)].filter(Boolean).join(' · ')

/** Payments of an order: claims to answer, what was received, what was given back. */
export const OrderPayments = ({ order }: { order: AnyOrder }) => {
  const { decide } = usePayments(order)
  const [open, setOpen] = useState<{ claim?: OrderPayment; refund?: boolean }>()
  const payments = order.payments ?? []
  const paid = order.paid_amount ?? 0
  const due = order.due_amount ?? order.total_amount
  const refuse = (payment: OrderPayment) =>
    decide.mutate(
      { payment, accept: false },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(errorMessage(error, common.failedToSave)),
      },
    )
  const advance = advanceDue(order)
  return (
    <div className="mt-3 flex flex-col gap-2">
      {advance > 0 && (
        <p className="rounded-xl bg-warning-soft px-4 py-3 text-sm text-warning">
          {order.status === 'Pending' && order.pay_by
            ? say.advanceNotPaidBy(amountIn(order.currency, advance), momentOf(order.pay_by))
            : say.advanceNotPaid(amountIn(order.currency, advance))}
        </p>
      )}
      {payments.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label={say.payments}>
          {payments.map((payment) => (
            <li key={payment.id} className="rounded-xl border border-line px-4 py-3">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold tabular-nums">{amountIn(order.currency, Math.abs(payment.amount))}</span>
                <Badge tone={states[payment.state].tone}>
                  {payment.amount < 0 ? say.givenBack : states[payment.state].words}
                </Badge>
              </p>
              <p dir="auto" className="mt-0.5 break-words text-muted text-sm">
                {about(payment)}
              </p>
              {payment.proof && <ProofImage orderId={order.order_id} payment={payment} />}
              {payment.state === 'claimed' && (
                <>
                  <p className="mt-2 text-sm">{say.lookIntoYourBank}</p>
                  <div className="mt-2 flex gap-2 *:flex-1">
                    <Button
                      variant="secondary"
                      size="small"
                      busy={decide.isPending && decide.variables.payment.id === payment.id}
                      onClick={() => refuse(payment)}
                    >
                      {say.notReceived}
                    </Button>
                    <Button size="small" onClick={() => setOpen({ claim: payment })}>
                      {say.accept}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {due > 0 && (
          <Button variant="link" size="text" onClick={() => setOpen({})}>
            {say.recordAPayment}
          </Button>
        )}
        {paid > 0 && (
          <Button variant="link" size="text" onClick={() => setOpen({ refund: true })}>
            {say.giveMoneyBack}
          </Button>
        )}
      </p>
      {open && <PaymentDialog order={order} {...open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
