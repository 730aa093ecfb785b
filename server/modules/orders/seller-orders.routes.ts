import { toDecimal } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import * as endpoints from '#contract/orders/orders.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { changeStatus } from './change-status.ts'
import { listOrders, orderTotals } from './orders.repo.ts'
import { presentInFull } from './present-order.ts'

/** What a seller sees and does with the orders of the own store. Mounted before `/orders/{order_id}`, which would take `my` for an id. */
export const sellerOrderRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)

  return router<SellerEnv>()
    .openapi(route(endpoints.readOrders, { middleware }), async (c) => {
      const filters = c.req.valid('query')
      const totals = await orderTotals(deps.db, c.var.store.id)
      const total = totals
        .filter((row) => !filters.status || row.status === filters.status)
        .reduce((sum, row) => sum + Number(row.orders), 0)
      const rows = await listOrders(deps.db, c.var.store.id, filters)
      const orders = await presentInFull(deps.db, rows, 'seller')
      return c.json({ orders, pagination: paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.readOrderStats, { middleware }), async (c) => {
      const totals = await orderTotals(deps.db, c.var.store.id)
      const of = (status: OrderStatus) => totals.find((row) => row.status === status)
      return c.json(
        {
          total_orders: totals.reduce((sum, row) => sum + Number(row.orders), 0),
          pending_orders: Number(of('Pending')?.orders ?? 0),
          delivered_orders: Number(of('Delivered')?.orders ?? 0),
          total_revenue: toDecimal(Number(of('Delivered')?.amount ?? 0)),
          currency: c.var.store.currency,
        },
        200,
      )
    })
    .openapi(route(endpoints.changeOrderStatus, { middleware }), async (c) => {
      const order = await changeStatus(deps, c.var.store, c.req.valid('param').order_id, c.req.valid('json'))
      return c.json({ message: 'Order status updated successfully', order }, 200)
    })
}
