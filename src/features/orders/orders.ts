import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { changeOrderStatus, readOrder, readOrderStats, readOrders } from '#contract/orders/orders.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { OrderFilters } from './list/use-order-filters.ts'
import { type AnyOrder, type OrderPage, pageOf } from './order-lines.ts'

const keys = {
  lists: ['orders', 'list'],
  list: (filters: OrderFilters) => ['orders', 'list', filters],
  one: (id: string) => ['orders', 'one', id],
} as const

const PAGE_SIZE = 10
/** How often it is looked whether there are new orders, while the page is seen. */
const LOOK_EVERY = 10_000

/** A page of the store's orders, newest first. */
export const useOrders = (filters: OrderFilters) =>
  useQuery({
    queryKey: keys.list(filters),
    queryFn: async ({ signal }) =>
      pageOf(
        await call(readOrders, {
          query: { ...filters, limit: PAGE_SIZE },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Looked at again, it may have been changed in another tab.
    staleTime: 0,
  })

/** The four figures; asked again and again, which is also how new orders are noticed. */
export const useOrderStats = () =>
  useQuery({
    queryKey: queryKeys.orderStats,
    queryFn: () => call(readOrderStats),
    refetchInterval: LOOK_EVERY,
    staleTime: 0,
  })

/** One order as it is now; what a list knows of it is shown meanwhile. */
export const useOrder = (id: string) => {
  const queries = useQueryClient()
  return useQuery<AnyOrder>({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(readOrder, { params: { order_id: id }, signal }),
    placeholderData: () =>
      queries
        .getQueriesData<OrderPage>({ queryKey: keys.lists })
        .flatMap(([, page]) => page?.orders ?? [])
        .find((order) => order.order_id === id),
    staleTime: 0,
  })
}

export const useRefreshOrders = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keys.lists })
}

export interface Step {
  order: AnyOrder
  status: OrderStatus
  /** The seller's note; what is there stays without one. */
  note?: string
}

/** Returns an order its next status. When it was changed elsewhere meanwhile, it is shown as it is now. */
export const useStatusChange = () => {
  const queries = useQueryClient()
  const show = (order: AnyOrder) => {
    queries.setQueryData(keys.one(order.order_id), order)
    queries.setQueriesData<OrderPage>(
      { queryKey: keys.lists },
      (page) =>
        page && { ...page, orders: page.orders.map((known) => (known.order_id === order.order_id ? order : known)) },
    )
  }
  return useMutation({
    mutationFn: ({ order, status, note }: Step) =>
      call(changeOrderStatus, {
        params: { order_id: order.order_id },
        json: { status, ...(note === undefined ? {} : { admin_notes: note }) },
      }),
    onSuccess: ({ order }) => {
      show(order)
      toast.success('Order status updated successfully')
      // A cancelled order gives its stock back, and a confirmed one may take its own only now.
      if (order.status === 'Cancelled' || order.status === 'Confirmed')
        void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error, { order }) => {
      if (error instanceof ApiError && error.status === 401) return
      toast.error(errorMessage(error, 'Failed to update order status'))
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: keys.one(order.order_id) })
    },
    onSettled: (_answer, error) => {
      if (error && !isConflict(error)) return
      void queries.invalidateQueries({ queryKey: keys.lists })
      void queries.invalidateQueries({ queryKey: queryKeys.orderStats })
    },
  })
}

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** Whether an order could not be confirmed because its pieces are not there any more. */
export const isShort = (error: unknown): error is ApiError => isRefused(error) && 'available' in error.answer

/** Whether an order was changed elsewhere meanwhile. */
export const isConflict = (error: unknown): error is ApiError => isRefused(error) && !isShort(error)
