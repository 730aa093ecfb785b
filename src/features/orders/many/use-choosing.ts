import { useState } from 'react'
import type { AnyOrder } from '../order-lines.ts'

type Chosen = ReadonlyMap<string, AnyOrder>

/** Orders chosen to be acted on together; `chosen` is null while none are being chosen. They stay over pages. */
export const useChoosing = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const change = (make: (known: Map<string, AnyOrder>) => void) =>
    setChosen((known) => {
      const next = new Map(known)
      make(next)
      return next
    })
  return {
    chosen,
    start: () => setChosen(new Map()),
    stop: () => setChosen(null),
    toggle: (order: AnyOrder) =>
      change((next) => {
        if (!next.delete(order.order_id)) next.set(order.order_id, order)
      }),
    /** Chooses these too, or drops them if all are chosen. */
    toggleAll: (orders: readonly AnyOrder[]) =>
      change((next) => {
        const all = orders.every(({ order_id }) => next.has(order_id))
        for (const order of orders) {
          if (all) next.delete(order.order_id)
          else next.set(order.order_id, order)
        }
      }),
    drop: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id)
      }),
    /** Keeps chosen orders as they are now. */
    renew: (orders: readonly AnyOrder[]) =>
      setChosen((known) => {
        const newer = orders.filter((order) => known?.has(order.order_id))
        return known && newer.length > 0
          ? new Map([...known, ...newer.map((order) => [order.order_id, order] as const)])
          : known
      }),
  }
}

export type Choosing = ReturnType<typeof useChoosing>
