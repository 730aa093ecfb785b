import type { z } from 'zod'
import { toDecimal } from '#contract/minor-units.ts'
import { ANSWER_HOURS } from '#contract/orders/answer-hours.ts'
import type { exportedOrders } from '#contract/orders/order-lists.ts'
import { type OrderStatus, orderStatuses, toDoStatuses } from '#contract/orders/order-status.ts'
import * as endpoints from '#contract/orders/orders.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import type { OrderQuery } from '#server/records/orders/order-query.ts'
import { countOrders, openCities, ordersByStatus, orderTotals } from '#server/records/orders/orders.repo.ts'
import { changeStatus } from './change-status.ts'
import { moveMany, undoMany } from './many-orders.ts'
import { createOrderLists } from './order-lists.ts'
import { ordersCsv } from './orders-csv.ts'
import { presentInFull } from './present-order.ts'
import { saveNotes } from './save-notes.ts'
import { todayOf } from './today.ts'
import { undoMove } from './undo-move.ts'

/** The moment before which an unconfirmed order should have been answered. */
const answerDue = ({ clock }: Pick<Deps, 'clock'>): string =>
  new Date(clock.now().getTime() - ANSWER_HOURS * 3_600_000).toISOString()

const statusesOf = (status: OrderStatus | 'to_do' | 'unanswered' | undefined): readonly OrderStatus[] => {
  if (status === undefined) return orderStatuses
  if (status === 'to_do') return toDoStatuses
  return [status === 'unanswered' ? 'Pending' : status]
}

const queryOf = (
  deps: Pick<Deps, 'clock'>,
  storeId: string,
  { status, city, payment, courier, from, to }: z.infer<typeof exportedOrders>,
): OrderQuery => ({
  storeId,
  statuses: statusesOf(status),
  unansweredSince: status === 'unanswered' ? answerDue(deps) : undefined,
  city,
  payment,
  courier,
  from: from && startOfDay(from),
  before: to && startOfDay(daysBefore(to, -1)),
})

/** Routes of a seller's orders. Mounted before `/orders/{order_id}`, which would take `my` for an id. */
export const sellerOrderRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  const lists = createOrderLists(deps)

  return router<SellerEnv>()
    .openapi(route(endpoints.readOrders, { middleware }), async (c) => {
      const filters = c.req.valid('query')
      const { search } = filters
      const asked = queryOf(deps, c.var.store.id, filters)
      const { rows, total } = search
        ? await lists.search(c.var.user.id, { ...asked, store: c.var.store, search }, filters)
        : await lists.list(asked, filters)
      const orders = await presentInFull(deps.db, rows, 'seller', deps)
      return c.json({ orders, pagination: paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.exportOrders, { middleware }), async (c) => {
      await assertFreshSession(deps, c)
      return c.body(ordersCsv(deps.db, c.var.store, queryOf(deps, c.var.store.id, c.req.valid('query'))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${pakistanTime(deps.clock.now()).day}.csv"`,
      }) as never
    })
    .openapi(route(endpoints.readOrderCities, { middleware }), async (c) =>
      c.json({ cities: await openCities(deps.db, c.var.store.id) }, 200),
    )
    .openapi(route(endpoints.readOrderStats, { middleware }), async (c) => {
      const totals = await orderTotals(deps.db, c.var.store.id)
      const counts = ordersByStatus(totals)
      const unanswered =
        counts.Pending > 0 ? await countOrders(deps.db, queryOf(deps, c.var.store.id, { status: 'unanswered' })) : 0
      return c.json(
        {
          total_orders: totals.reduce((sum, row) => sum + Number(row.orders), 0),
          pending_orders: counts.Pending,
          delivered_orders: counts.Delivered,
          ...(unanswered > 0 && { unanswered_orders: unanswered }),
          by_status: counts,
          total_revenue: toDecimal(totals.reduce((sum, row) => sum + Number(row.kept_amount), 0)),
          currency: c.var.store.currency,
          today: await todayOf(deps, c.var.store.id),
        },
        200,
      )
    })
    .openapi(route(endpoints.changeOrderStatus, { middleware }), async (c) => {
      const order = await changeStatus(deps, c.var.store, c.req.valid('param').order_id, c.req.valid('json'))
      return c.json({ message: 'Order status updated successfully', order }, 200)
    })
    .openapi(route(endpoints.changeManyStatuses, { middleware }), async (c) => {
      const answer = await moveMany(deps, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Orders updated', ...answer }, 200)
    })
    .openapi(route(endpoints.undoManyMoves, { middleware }), async (c) => {
      const answer = await undoMany(deps, c.var.store, c.req.valid('json').orders)
      return c.json({ message: 'Undone', ...answer }, 200)
    })
    .openapi(route(endpoints.undoOrderMove, { middleware }), async (c) => {
      const { order_id } = c.req.valid('param')
      const order = await undoMove(deps, c.var.store, order_id, c.req.valid('header')['if-match'])
      return c.json({ message: 'Undone', order }, 200)
    })
    .openapi(route(endpoints.saveOrderNotes, { middleware }), async (c) => {
      const { order_id } = c.req.valid('param')
      const { admin_notes } = c.req.valid('json')
      const order = await saveNotes(deps, c.var.store, order_id, admin_notes, c.req.valid('header')['if-match'])
      return c.json({ message: 'Notes saved', order }, 200)
    })
}
