import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { readCustomer, readCustomers } from '#contract/customers/customers.endpoints.ts'
import { editOrder, joinOrders, recordOrder } from '#contract/orders/order-edits.endpoints.ts'
import type { OrderJoin, orderEdit, recordedOrder } from '#contract/orders/order-edits.ts'
import { readOrder } from '#contract/orders/orders.endpoints.ts'
import { readProducts } from '#contract/products/products.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { AnyOrder } from '../order-lines.ts'
import { isConflict, orderKeys, showOrder } from '../orders.ts'
import * as say from './words.ts'

const refresh = (queries: QueryClient) => {
  for (const queryKey of [['orders'], queryKeys.orderStats, queryKeys.store, ['customers']])
    void queries.invalidateQueries({ queryKey })
}

export type SentEdit = Omit<z.input<typeof orderEdit>, 'updated_at'>

/** Saves changes of an order. On a conflict it fetches the current one. */
export const useEditOrder = ({ order_id, updated_at }: AnyOrder) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (edit: SentEdit) => call(editOrder, { params: { order_id }, json: { ...edit, updated_at } }),
    onSuccess: ({ message, order }) => {
      showOrder(queries, order)
      toast.success(message)
      refresh(queries)
    },
    onError: (error) => {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: orderKeys.one(order_id) })
    },
  })
}

/** Reads the current state of an order that was changed elsewhere. */
export const useNewerOrder = (order_id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(readOrder, { params: { order_id } }),
    onSuccess: (order) => showOrder(queries, order),
    onError: (error) => toast.error(errorMessage(error, say.failedToLoadTheOrder)),
  })
}

/** Joins another waiting order of the buyer to this one. */
export const useJoinOrders = ({ order_id, updated_at }: AnyOrder) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (join: Omit<OrderJoin, 'updated_at'>) =>
      call(joinOrders, { params: { order_id }, json: { ...join, updated_at } }),
    onSuccess: ({ message, order }) => {
      showOrder(queries, order)
      toast.success(message)
    },
    onSettled: () => refresh(queries),
  })
}

/** Writes down an order, once however often it is sent. */
export const useRecordOrder = () => {
  const queries = useQueryClient()
  const sent = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: (json: z.input<typeof recordedOrder>) => {
      const body = JSON.stringify(json)
      if (sent.current.body !== body) sent.current = { body, key: randomKey() }
      return call(recordOrder, { json, headers: { 'idempotency-key': sent.current.key } })
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      refresh(queries)
    },
  })
}

/** Own products whose name contains a text: at most eight. */
export const useFoundProducts = (search: string) =>
  useQuery({
    queryKey: [...queryKeys.store, 'found-products', search],
    queryFn: ({ signal }) => call(readProducts, { query: { search, limit: 8 }, signal }),
    staleTime: 30_000,
  })

/** The customer with a phone, and their last order; `null` for a new one. */
export const useKnownBuyer = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return useQuery({
    queryKey: ['customers', 'by-phone', digits],
    queryFn: async ({ signal }) => {
      const { customers } = await call(readCustomers, { query: { search: digits, limit: 2 }, signal })
      const [only, ...others] = customers
      return only && others.length === 0 ? call(readCustomer, { params: { id: only.id }, signal }) : null
    },
    enabled: digits.length >= 10,
    staleTime: 60_000,
  })
}
