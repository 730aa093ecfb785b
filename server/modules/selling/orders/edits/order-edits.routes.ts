import * as endpoints from '#contract/orders/order-edits.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { editOrder } from './edit-order.ts'
import { joinOrders } from './join-orders.ts'
import { recordOrder } from './record-order.ts'

/** Routes of orders that their seller changes, joins, or writes down. */
export const orderEditRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.recordOrder, { middleware }), async (c) => {
      const order = await recordOrder(deps, c.var.store, c.req.valid('json'), c.req.valid('header')['idempotency-key'])
      return c.json({ message: 'Order saved', order }, 201)
    })
    .openapi(route(endpoints.editOrder, { middleware }), async (c) => {
      const { order_id } = c.req.valid('param')
      const order = await editOrder(deps, c.var.store, order_id, c.req.valid('json'))
      return c.json({ message: 'Order changed', order }, 200)
    })
    .openapi(route(endpoints.joinOrders, { middleware }), async (c) => {
      const { order_id } = c.req.valid('param')
      const join = c.req.valid('json')
      const order = await joinOrders(deps, c.var.store, order_id, join)
      return c.json({ message: join.keep === 'one' ? 'The other order is cancelled' : 'Orders joined', order }, 200)
    })
}
