import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idempotencyHeader, idText } from '../fields.ts'
import { mayChangeOrders } from '../staff/policies.ts'
import * as schemas from './order-edits.ts'
import { orderChanged } from './orders.ts'

const params = z.object({ order_id: idText })

export const recordOrder = endpoint({
  method: 'POST',
  path: '/orders/recorded',
  may: mayChangeOrders,
  description: 'An order that the seller took in a chat, by phone or at the counter',
  headers: idempotencyHeader,
  body: { json: schemas.recordedOrder },
  status: 201,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422, 429],
})

export const editOrder = endpoint({
  method: 'PUT',
  path: '/orders/{order_id}',
  may: mayChangeOrders,
  description: 'Changed, while Pending or Confirmed. Stock moves by the difference',
  params,
  body: { json: schemas.orderEdit },
  status: 200,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const joinOrders = endpoint({
  method: 'POST',
  path: '/orders/{order_id}/join',
  may: mayChangeOrders,
  description: 'Another waiting order of the same phone is cancelled, with or without taking over its products',
  params,
  body: { json: schemas.orderJoin },
  status: 200,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})
