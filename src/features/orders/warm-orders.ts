import type { QueryClient } from '@tanstack/react-query'
import { notNarrowed } from './list/use-order-filters.ts'
import { ordersQuery } from './orders.ts'

/** Fetches the first page of a list without filters. */
export const warmOrders = (queries: QueryClient): void => {
  const filters = { status: 'to_do', search: '', page: 1, ...notNarrowed } as const
  queries.query(ordersQuery(queries, filters, false)).catch(() => undefined)
}
