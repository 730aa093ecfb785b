import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idText, ifMatchHeader } from '../fields.ts'
import { newPayment, paymentDecision, paymentProof } from '../order-payments/order-payments.ts'
import { mayChangeOrders } from '../staff/policies.ts'
import { orderChanged } from './orders.ts'

export const recordPayment = endpoint({
  method: 'POST',
  path: '/orders/{order_id}/payments',
  may: mayChangeOrders,
  description: 'Recorded as paid, or as given back. The cash to collect follows',
  params: z.object({ order_id: idText }),
  headers: ifMatchHeader,
  body: { json: newPayment },
  status: 201,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const decidePayment = endpoint({
  method: 'PUT',
  path: '/orders/{order_id}/payments/{payment_id}',
  may: mayChangeOrders,
  description: 'A payment that the buyer claims is accepted, or was not received',
  params: z.object({ order_id: idText, payment_id: idText }),
  body: { json: paymentDecision },
  status: 200,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const readProof = endpoint({
  method: 'GET',
  path: '/orders/{order_id}/payments/{payment_id}/proof',
  may: mayChangeOrders,
  description: 'The screenshot that the buyer sent with a payment, kept for 90 days',
  params: z.object({ order_id: idText, payment_id: idText }),
  status: 200,
  response: paymentProof,
  failures: [401, 404],
})
