import type { Deps } from '#server/deps.ts'
import { createOneAtATime } from '#server/http/one-at-a-time.ts'
import { requestCaller } from '#server/http/request-context.ts'
import { asksMore, type OrderQuery } from '#server/records/orders/order-query.ts'
import { countOrders, listOrders, type OrderRow, ordersByIds, orderTotals } from '#server/records/orders/orders.repo.ts'
import { type OrderSearch, searchOrders } from './search.repo.ts'

interface Page {
  page: number
  limit: number
}

/** A page of orders, newest first, and the total. */
interface OrderPage {
  rows: OrderRow[]
  total: number
}

/** Lists and searches a seller's own orders. */
export const createOrderLists = (deps: Deps) => {
  const oneAtATime = createOneAtATime()

  return {
    list: async (query: OrderQuery, page: Page): Promise<OrderPage> => {
      if (asksMore(query)) {
        return { rows: await listOrders(deps.db, query, page), total: await countOrders(deps.db, query) }
      }
      const totals = await orderTotals(deps.db, query.storeId)
      const asked = totals.filter((row) => query.statuses.includes(row.status))
      const total = asked.reduce((sum, row) => sum + Number(row.orders), 0)
      return { rows: await listOrders(deps.db, query, page), total }
    },
    /** Runs one search at a time per account, so that others wait for one chunk only. Throws `too_many`. */
    search: async (userId: string, query: OrderSearch, { page, limit }: Page): Promise<OrderPage> => {
      await deps.limits.orderSearchByAccount.take(userId)
      const { signal } = requestCaller()
      const ids = await oneAtATime(userId, () => searchOrders(deps.db, { ...query, signal }))
      return { rows: await ordersByIds(deps.db, ids.slice((page - 1) * limit, page * limit)), total: ids.length }
    },
  }
}
