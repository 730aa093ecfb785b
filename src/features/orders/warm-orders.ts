import type { QueryClient } from '@tanstack/react-query'
import { notNarrowed } from './list/use-order-filters.ts'
import { ordersQuery } from './orders.ts'

/** Fetches the first page of orders while the session is checked, where the address asks for no other. */
export const warmOrders = (queries: QueryClient): void => {
  const asked = [...new URLSearchParams(location.search).keys()]
  if (asked.some((name) => name !== 'tab')) return
  const filters = { status: 'to_do', search: '', page: 1, ...notNarrowed } as const
  queries.query(ordersQuery(queries, filters, false)).catch(() => undefined)
}
