import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { MANY_ORDERS } from '#contract/orders/bounds.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/order-status.ts'
import { changeManyStatuses, undoManyMoves } from '#contract/orders/orders.endpoints.ts'
import type { ManyChanged } from '#contract/orders/orders.ts'
import { openMoves, type ReturnReason } from '#contract/orders/returns.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { statusName } from '../order-words.ts'
import { changesStock, showOrder, UNDO_SHOWN_MS } from '../orders.ts'
import * as say from './words.ts'

/** A status, and the chosen orders that can take it. */
export interface ManyStep {
  status: OrderStatus
  orders: readonly AnyOrder[]
}

/** Returns the steps that chosen orders can take, the usual way of an order first. */
export const stepsOf = (orders: readonly AnyOrder[], now = new Date()): ManyStep[] =>
  orderStatuses
    .map((status) => ({ status, orders: orders.filter((order) => openMoves(order, now).includes(status)) }))
    .filter((step) => step.orders.length > 0)

/** Returns the answers of several calls as one. */
const joined = (answers: readonly ManyChanged[]) => ({
  orders: answers.flatMap(({ orders }) => orders),
  refused: answers.flatMap(({ refused }) => refused),
})

/** Calls for groups of as many as one call takes. */
const inGroups = async <Item>(items: readonly Item[], run: (group: Item[]) => Promise<ManyChanged>) => {
  const answers: ManyChanged[] = []
  for (let from = 0; from < items.length; from += MANY_ORDERS) {
    answers.push(await run(items.slice(from, from + MANY_ORDERS)))
  }
  return joined(answers)
}

const refresh = (queries: QueryClient) => {
  for (const queryKey of [['orders'], queryKeys.orderStats, queryKeys.store])
    void queries.invalidateQueries({ queryKey })
}

/** Undoes the last move of many orders. */
const useUndoMany = (onChanged: (orders: readonly AnyOrder[]) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (orders: readonly AnyOrder[]) =>
      inGroups(orders, (group) =>
        call(undoManyMoves, {
          json: { orders: group.map(({ order_id, updated_at }) => ({ order_id, updated_at: updated_at ?? '' })) },
        }),
      ),
    onSuccess: ({ orders, refused }) => {
      for (const order of orders) showOrder(queries, order)
      onChanged(orders)
      if (refused.length > 0) toast.error(say.canNoLongerBeUndone(refused.length))
      else toast.info(say.undone(orders.length))
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUndo)),
    onSettled: () => refresh(queries),
  })
}

export interface ManyMove extends ManyStep {
  reason?: ReturnReason
}

/** Moves many orders by one call, and offers to undo it. `onChanged` gets them after either. */
export const useMoveMany = (onChanged: (orders: readonly AnyOrder[]) => void) => {
  const queries = useQueryClient()
  const undo = useUndoMany(onChanged)
  return useMutation({
    mutationFn: ({ orders, status, reason }: ManyMove) =>
      inGroups(orders, (group) =>
        call(changeManyStatuses, {
          json: { order_ids: group.map(({ order_id }) => order_id), status, ...(reason && { reason }) },
        }),
      ),
    onSuccess: ({ orders, refused }, { status }) => {
      for (const order of orders) showOrder(queries, order)
      onChanged(orders)
      if (orders.length > 0 && refused.length === 0) {
        const label = say.ordersNow(orders.length, statusName[status].toLowerCase())
        toast.success(label, UNDO_SHOWN_MS, { label: common.undo, act: () => undo.mutate(orders) })
      }
      if (changesStock.includes(status)) void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdateTheOrders)),
    onSettled: () => refresh(queries),
  })
}

/** Marks orders shipped that are known by their numbers alone. Those on their way already stay as they are. */
export const useShipByNumber = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      inGroups(ids, (group) => call(changeManyStatuses, { json: { order_ids: group, status: 'Shipped' } })),
    onSuccess: ({ orders, refused }) => {
      const { length } = orders
      toast.success(refused.length > 0 ? say.shippedNotAll(length, refused.length) : say.shipped(length))
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdateTheOrders)),
    onSettled: () => refresh(queries),
  })
  return mutate
}
