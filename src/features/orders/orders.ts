import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StatusChange } from '#contract/orders/changes.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import {
  changeOrderStatus,
  exportOrders,
  readOrder,
  readOrderCities,
  readOrders,
  renewOrderLink,
  saveOrderNotes,
  undoOrderMove,
} from '#contract/orders/orders.endpoints.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { queryKeys, useOrderStats } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { download } from '#src/lib/api/download.ts'
import { takeBack, toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import { withMovedOn, withoutMovedOn } from './list/moved-on.ts'
import { orderQuery } from './list/order-query.ts'
import type { OrderFilters } from './list/use-order-filters.ts'
import { type AnyOrder, type OrderPage, pageOf } from './order-lines.ts'
import { statusName } from './order-words.ts'
import * as say from './words.ts'

export const orderKeys = {
  lists: ['orders', 'list'],
  list: (filters: OrderFilters, limit: number) => ['orders', 'list', filters, limit],
  one: (id: string) => ['orders', 'one', id],
  cities: ['orders', 'cities'],
} as const

const PAGE_SIZE = 10
/** Orders on a page while several are chosen. */
const CHOOSING_SIZE = 50
/** Interval between checks for new orders while the page is visible, in milliseconds. */
const LOOK_EVERY = 10_000

/** Age at which a page is read anew: another tab may have changed it. One fetched ahead is younger. */
const JUST_FETCHED_MS = 2000

/** A page of the store's orders, newest first. What moves on stays until another page or filter is opened. */
export const ordersQuery = (queries: QueryClient, filters: OrderFilters, isChoosing: boolean) => {
  const limit = isChoosing ? CHOOSING_SIZE : PAGE_SIZE
  const { status, search, page } = filters
  const queryKey = orderKeys.list(filters, limit)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { ...orderQuery(filters), search, page, limit }
      const answer = pageOf(await call(readOrders, { query, signal }))
      return withMovedOn(status, answer, queries.getQueryData<OrderPage>(queryKey))
    },
  })
}

/** Reads a page of orders, anew each time it is opened. */
export const useOrders = (filters: OrderFilters, isChoosing: boolean) => {
  const queries = useQueryClient()
  const asked = ordersQuery(queries, filters, isChoosing)
  const listed = JSON.stringify(asked.queryKey)
  const { status } = filters
  useEffect(
    () => () => {
      queries.setQueryData<OrderPage>(JSON.parse(listed), (known) => known && withoutMovedOn(status, known))
    },
    [queries, status, listed],
  )
  return useQuery({ ...asked, placeholderData: keepPreviousData, staleTime: JUST_FETCHED_MS })
}

/** Downloads the listed orders as a file. A search counts for nothing there. */
export const useOrdersFile = (filters: OrderFilters) =>
  useMutation({
    mutationFn: () => asOwner(() => download(exportOrders, { query: orderQuery(filters) })),
    onError: (error) => toast.error(errorMessage(error, say.failedToDownload)),
  })

/** Cities of the orders that wait or are on their way. */
export const useOrderCities = (enabled = true) =>
  useQuery({ queryKey: orderKeys.cities, queryFn: () => call(readOrderCities), staleTime: 60_000, enabled })

/** The four figures, polled. New orders are noticed by them. */
export const usePolledStats = () => useOrderStats({ every: LOOK_EVERY })

/** One order. Shows what a list knows of it while loading. */
export const useOrder = (id: string) => {
  const queries = useQueryClient()
  return useQuery<AnyOrder>({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => call(readOrder, { params: { order_id: id }, signal }),
    placeholderData: () =>
      queries
        .getQueriesData<OrderPage>({ queryKey: orderKeys.lists })
        .flatMap(([, page]) => page?.orders ?? [])
        .find((order) => order.order_id === id),
    staleTime: 0,
  })
}

/** Replaces the link to an order's private page. */
export const useRenewLink = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (order_id: string) => call(renewOrderLink, { params: { order_id } }),
    onSuccess: ({ order }) => {
      queries.setQueryData(orderKeys.one(order.order_id), order)
      void queries.invalidateQueries({ queryKey: orderKeys.lists })
    },
  })
}

export const useRefreshOrders = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: orderKeys.lists })
}

export interface Step {
  order: AnyOrder
  status: OrderStatus
  /** The seller's note. Absent keeps the present one. */
  note?: string
  /** Why the parcel comes back, and what of it. */
  back?: Pick<StatusChange, 'reason' | 'items'>
}

/** A cancellation and a return give stock back; a confirmation may take it. */
export const changesStock: readonly OrderStatus[] = ['Confirmed', 'Cancelled', 'Returned']

/** Shows a changed order wherever it stands. */
export const showOrder = (queries: QueryClient, order: AnyOrder) => {
  queries.setQueryData(orderKeys.one(order.order_id), order)
  queries.setQueriesData<OrderPage>(
    { queryKey: orderKeys.lists },
    (page) =>
      page && { ...page, orders: page.orders.map((known) => (known.order_id === order.order_id ? order : known)) },
  )
}

/** Words of the toast that a later step makes untrue. */
let lastUndone = ''

/** Undoes the last tap on a status. */
export const useUndo = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ order_id, updated_at }: AnyOrder) =>
      call(undoOrderMove, { params: { order_id }, headers: { 'if-match': `"${updated_at}"` } }),
    onSuccess: ({ order }) => {
      showOrder(queries, order)
      lastUndone = say.undoneTheOrderIsAgain(statusName[order.status])
      toast.info(lastUndone)
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUndo)),
    onSettled: () => {
      for (const queryKey of [['orders'], queryKeys.orderStats, queryKeys.store])
        void queries.invalidateQueries({ queryKey })
    },
  })
}

/** Time in which the server undoes a tap, less the time of its answer. */
export const UNDO_SHOWN_MS = 9_000

/** Whether an order is open. Its dialog makes toasts inert, so it offers to undo by itself. */
const isOrderOpen = () => new URLSearchParams(location.search).has('order')

let lastOffer = ''

/** Takes back the list's offer to undo. An order that opens over it has its own. */
export const takeBackUndo = (): void => takeBack(lastOffer)

interface StepWatch {
  onStart: (orderId: string) => void
  onEnd: (orderId: string) => void
}

/** Moves an order to its next status, and offers to undo it. On a conflict it shows the current one. */
export const useStatusChange = ({ onStart, onEnd }: StepWatch) => {
  const queries = useQueryClient()
  const undo = useUndo()
  return useMutation({
    onMutate: ({ order }) => {
      onStart(order.order_id)
      if (lastUndone) takeBack(lastUndone)
      lastUndone = ''
    },
    mutationFn: ({ order, status, note, back }: Step) =>
      call(changeOrderStatus, {
        params: { order_id: order.order_id },
        json: { status, ...(note === undefined ? {} : { admin_notes: note }), ...back },
      }),
    onSuccess: ({ order }) => {
      showOrder(queries, order)
      if (isOrderOpen()) toast.success(say.orderStatusUpdatedSuccessfully)
      else {
        lastOffer = say.statusOf(order.buyer_name, statusName[order.status].toLowerCase())
        toast.success(lastOffer, UNDO_SHOWN_MS, { label: common.undo, act: () => undo.mutate(order) })
      }
      if (changesStock.includes(order.status)) void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error, { order }) => {
      if (error instanceof ApiError && error.status === 401) return
      toast.error(errorMessage(error, say.failedToUpdateOrderStatus))
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: orderKeys.one(order.order_id) })
    },
    onSettled: (_answer, error, { order }) => {
      onEnd(order.order_id)
      if (error && !isConflict(error)) return
      void queries.invalidateQueries({ queryKey: orderKeys.lists })
      void queries.invalidateQueries({ queryKey: queryKeys.orderStats })
    },
  })
}

/** Saves the seller's notes of an order. On a conflict it fetches the current order. */
export const useSaveNotes = ({ order_id, updated_at }: AnyOrder) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (admin_notes: string) =>
      call(saveOrderNotes, {
        params: { order_id },
        json: { admin_notes },
        headers: { 'if-match': `"${updated_at}"` },
      }),
    onSuccess: ({ message, order }) => {
      showOrder(queries, order)
      toast.success(message)
    },
    onError: (error) => {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: orderKeys.one(order_id) })
    },
  })
}

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** Whether stock was too short to confirm an order. */
export const isShort = (error: unknown): error is ApiError => isRefused(error) && 'available' in error.answer

/** Whether the order was changed elsewhere first. */
export const isConflict = (error: unknown): error is ApiError => isRefused(error) && !isShort(error)
