import { z } from 'zod'
import { quoteAnswer } from '../discounts/discount-schema.ts'
import { endpoint } from '../endpoint.ts'
import { idempotencyHeader, idText, ifMatchHeader } from '../fields.ts'
import { mayChangeOrders, mayPack, mayReadCustomers } from '../staff/policies.ts'
import { NUMBER_BEGINNING, SEARCHED_ORDERS } from './bounds.ts'
import * as changes from './changes.ts'
import * as lists from './order-lists.ts'
import * as schemas from './orders.ts'
import { ORDERS_PATH } from './paths.ts'

/** Anybody may order. The account form needs a token. */
export const placeOrder = endpoint({
  method: 'POST',
  path: ORDERS_PATH,
  description: 'Placed',
  token: 'optional',
  headers: idempotencyHeader,
  body: { json: schemas.anyOrder },
  status: 201,
  response: schemas.placedOrder,
  failures: [401, 403, 415, 422, 429],
  refusals: {
    404: { description: 'A product or its store is gone', schema: schemas.productGone },
    409: {
      description: 'Stock or price changed, or the key has placed another order before',
      schema: schemas.orderRefused,
    },
  },
})

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/orders/quote',
  description: 'What an order would cost. Nothing is written, and stock is not looked at',
  body: { json: schemas.quoteRequest },
  status: 200,
  response: quoteAnswer,
  failures: [415, 422, 429],
  refusals: { 404: { description: 'A product or its store is gone', schema: schemas.productGone } },
})

export const readOrders = endpoint({
  method: 'GET',
  path: '/orders/my',
  may: mayPack,
  description:
    'Orders of the own store, newest first. ' +
    `A search looks at the newest ${SEARCHED_ORDERS}, and finds older ones by ${NUMBER_BEGINNING} or more characters that begin their order_id`,
  query: lists.orderFilters,
  status: 200,
  response: lists.orderList,
  failures: [401, 404, 422, 429],
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/orders.csv',
  may: mayReadCustomers,
  description: 'Orders of the own store, newest first, at most 20,000',
  query: lists.exportedOrders,
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
  failures: [401, 404, 422],
})

export const readOrderCities = endpoint({
  method: 'GET',
  path: '/orders/cities',
  may: mayPack,
  description: 'Cities of the orders that wait or are on their way, at most 100',
  status: 200,
  response: lists.orderCities,
  failures: [401, 404],
})

export const readOrderStats = endpoint({
  method: 'GET',
  path: '/orders/stats',
  may: mayPack,
  description: 'Order figures',
  status: 200,
  response: lists.orderStats,
  failures: [401, 404],
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/{order_id}',
  may: mayPack,
  description: 'An order',
  params: z.object({ order_id: idText }),
  status: 200,
  response: schemas.orderInFull,
  failures: [401, 404],
})

export const changeOrderStatus = endpoint({
  method: 'PUT',
  path: '/orders/{order_id}/status',
  may: mayPack,
  description: 'Changed',
  params: z.object({ order_id: idText }),
  body: { json: changes.statusChange },
  status: 200,
  response: schemas.orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const changeManyStatuses = endpoint({
  method: 'PUT',
  path: '/orders/status',
  may: mayPack,
  description: 'Each order is changed by itself. One that has the status already counts as changed',
  body: { json: changes.manyStatusChanges },
  status: 200,
  response: schemas.manyChanged,
  failures: [401, 404, 415, 422],
})

export const undoManyMoves = endpoint({
  method: 'POST',
  path: '/orders/undo',
  may: mayPack,
  description: 'Each order is undone by itself, as `POST /orders/{order_id}/undo` does',
  body: { json: changes.manyUndone },
  status: 200,
  response: schemas.manyChanged,
  failures: [401, 404, 415, 422],
})

export const undoOrderMove = endpoint({
  method: 'POST',
  path: '/orders/{order_id}/undo',
  may: mayPack,
  description: 'Undone: for ten seconds after a change of status, while nothing has been sent of it',
  params: z.object({ order_id: idText }),
  headers: ifMatchHeader,
  status: 200,
  response: schemas.orderChanged,
  failures: [401, 404, 409],
})

export const renewOrderLink = endpoint({
  method: 'POST',
  path: '/orders/{order_id}/link',
  may: mayChangeOrders,
  description: 'The private page has a new link. The old one opens nothing',
  params: z.object({ order_id: idText }),
  status: 200,
  response: schemas.orderChanged,
  failures: [401, 404],
})

export const saveOrderNotes = endpoint({
  method: 'PUT',
  path: '/orders/{order_id}/notes',
  may: mayPack,
  description: 'Saved, at any status. The status and what the buyer sees stay as they are',
  params: z.object({ order_id: idText }),
  headers: ifMatchHeader,
  body: { json: changes.notesChange },
  status: 200,
  response: schemas.orderChanged,
  failures: [401, 404, 409, 415, 422],
})
