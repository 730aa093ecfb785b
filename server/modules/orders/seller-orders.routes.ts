import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { toDecimal } from '#contract/money.ts'
import * as contract from '#contract/orders/orders.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { changeStatus } from './change-status.ts'
import { listOrders, orderTotals } from './orders.repo.ts'
import { presentInFull } from './present-order.ts'

/** What a seller sees and does with the orders of the own store. Mounted before `/orders/{id}`, which would take `my` for an id. */
export const sellerOrderRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/orders/my',
    middleware: requireSeller(deps),
    request: { query: contract.orderFilters },
    responses: {
      200: answers('Orders of the own store, newest first', contract.orderList),
      ...failures(401, 404, 422),
    },
  })
  const stats = createRoute({
    method: 'get',
    path: '/orders/stats',
    middleware: requireSeller(deps),
    responses: { 200: answers('Order figures', contract.orderStats), ...failures(401, 404) },
  })
  const change = createRoute({
    method: 'put',
    path: '/orders/{id}/status',
    middleware: requireSeller(deps),
    request: { params: z.object({ id: z.string().min(1).max(60) }), ...jsonBody(contract.statusChange) },
    responses: { 200: answers('Changed', contract.statusChanged), ...failures(401, 404, 409, 415, 422) },
  })

  return router<SellerEnv>()
    .openapi(list, async (c) => {
      const filters = c.req.valid('query')
      const totals = await orderTotals(deps.db, c.var.store.id)
      const total = totals
        .filter((row) => !filters.status || row.status === filters.status)
        .reduce((sum, row) => sum + Number(row.orders), 0)
      const rows = await listOrders(deps.db, c.var.store.id, filters)
      const orders = await presentInFull(deps.db, rows, 'seller')
      return c.json({ orders, pagination: paginated(filters, total) }, 200)
    })
    .openapi(stats, async (c) => {
      const totals = await orderTotals(deps.db, c.var.store.id)
      const of = (status: contract.Order['status']) => totals.find((row) => row.status === status)
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
    .openapi(change, async (c) => {
      const order = await changeStatus(deps, c.var.store, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ message: 'Order status updated successfully', order }, 200)
    })
}
