import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { newPayment, OrderPayment, paymentDecision } from '#contract/order-payments/order-payments.ts'
import { decidePayment, recordPayment } from '#contract/orders/payments.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderKeys } from '../orders.ts'

/** Whether a buyer says that she has paid, and waits for an answer. */
export const isClaimed = ({ payments }: Pick<AnyOrder, 'payments'>): boolean =>
  payments?.some(({ state }) => state === 'claimed') ?? false

/** Returns what is left of an advance that an open order waits for, 0 for nothing. */
export const advanceDue = ({ status, advance_amount = 0, paid_amount = 0 }: AnyOrder): number =>
  status === 'Pending' || status === 'Confirmed' ? Math.max(0, advance_amount - paid_amount) : 0

/** Records a payment or a refund of an order, or answers a claim. */
export const usePayments = (order: AnyOrder) => {
  const queries = useQueryClient()
  const params = { order_id: order.order_id }
  const onSuccess = ({ order: changed }: { order: AnyOrder }) => {
    queries.setQueryData(orderKeys.one(order.order_id), changed)
    void queries.invalidateQueries({ queryKey: orderKeys.lists })
  }
  const record = useMutation({
    mutationFn: (json: z.input<typeof newPayment>) =>
      call(recordPayment, { params, json, headers: { 'if-match': `"${order.updated_at}"` } }),
    onSuccess,
  })
  const decide = useMutation({
    mutationFn: ({ payment, ...json }: z.input<typeof paymentDecision> & { payment: OrderPayment }) =>
      call(decidePayment, { params: { ...params, payment_id: payment.id }, json }),
    onSuccess,
  })
  return { record, decide }
}
