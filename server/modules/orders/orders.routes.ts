import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import * as contract from '#contract/orders/orders.ts'
import { callerOf, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { validationError } from '#server/http/on-error.ts'
import { answers, failures, jsonBody, optionalBearer, router } from '#server/http/openapi.ts'
import { findStoreByOwner } from '#server/modules/stores/stores.repo.ts'
import { findOrder } from './orders.repo.ts'
import { placeOrder } from './place-order.ts'
import { presentInFull } from './present-order.ts'

/** Either body: one that speaks of a customer is the authenticated helper's. */
const anyOrder = z.record(z.string(), z.unknown())

const parsed = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> => {
  const result = schema.safeParse(body)
  if (!result.success) throw validationError(result.error)
  return result.data
}

const publicForm = (body: unknown): contract.OrderForm => {
  const { order_notes, expected_total, ...order } = parsed(contract.publicOrder, body)
  return { ...order, order_notes: order_notes || null, expected_total }
}

const accountForm = (body: unknown): contract.OrderForm => {
  const order = parsed(contract.accountOrder, body)
  return {
    items: order.items,
    buyer_name: order.customer_name,
    buyer_phone: order.customer_phone,
    delivery_address: order.customer_address,
    order_notes: order.order_notes || null,
    expected_total: order.total_amount,
  }
}

export const orderRoutes = (deps: Deps) => {
  const place = createRoute({
    method: 'post',
    path: '/orders',
    // Anybody may order; an account's own form needs its token.
    security: optionalBearer,
    request: { headers: z.object({ 'idempotency-key': contract.idempotencyKey }), ...jsonBody(anyOrder) },
    responses: {
      201: answers('Placed', contract.order),
      ...failures(401, 404, 415, 422, 429),
      409: answers(
        'Stock or price changed, or the key has placed another order before',
        z.object({
          ...contract.priceChanged.partial().shape,
          ...contract.placedBefore.partial({ placed: true }).shape,
        }),
      ),
    },
  })
  const read = createRoute({
    method: 'get',
    path: '/orders/{id}',
    middleware: requireUser(deps),
    request: { params: z.object({ id: z.string().min(1).max(60) }) },
    responses: { 200: answers('An order', contract.orderInFull), ...failures(401, 404) },
  })

  return router<UserEnv>()
    .openapi(place, async (c) => {
      const body = c.req.valid('json')
      const caller = await callerOf(deps, c)
      const fromAccount = Object.keys(body).some((name) => name.startsWith('customer_')) || 'total_amount' in body
      if (fromAccount && !caller) throw new AppError('unauthorized', messages.authenticationRequired)
      const { order, replayed } = await placeOrder(deps, {
        form: fromAccount ? accountForm(body) : publicForm(body),
        key: c.req.valid('header')['idempotency-key'],
        buyerUserId: caller?.id ?? null,
        address: clientAddress(c),
      })
      if (replayed) c.header('Idempotent-Replayed', 'true')
      else deps.metrics.orders.inc()
      return c.json(order, 201)
    })
    .openapi(read, async (c) => {
      const order = await findOrder(deps.db, c.req.valid('param').id)
      const { user } = c.var
      const received = order && (await findStoreByOwner(deps.db, user.id))?.id === order.store_id
      const asSeller = received || user.role === 'admin'
      if (!order || !(asSeller || order.buyer_user_id === user.id)) {
        throw new AppError('not_found', messages.orderNotFound)
      }
      const [shown] = await presentInFull(deps.db, [order], asSeller ? 'seller' : 'buyer')
      if (!shown) throw new AppError('not_found', messages.orderNotFound)
      return c.json(shown, 200)
    })
}
