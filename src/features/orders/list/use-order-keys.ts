import { useEffect } from 'react'
import { type OrderStatus, usualNext } from '#contract/orders/order-status.ts'
import type { AnyOrder } from '../order-lines.ts'
import * as say from './words.ts'

/** Keys of the list on a desktop, as its foot names them. */
export const ORDER_KEYS = say.keysOfTheList

interface OrderKeys {
  orders: readonly AnyOrder[]
  onChoose: (order: AnyOrder) => void
  onStep: (order: AnyOrder, status: OrderStatus) => void
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-order]')]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Moves through the orders by keys, and acts on the one that has the focus. */
export const useOrderKeys = ({ orders, onChoose, onStep }: OrderKeys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)
      if (isOther || document.querySelector('dialog[open], [role=menu]')) return
      const all = buttons()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const order = orders.find(({ order_id }) => order_id === all[at]?.dataset.order)
      const go = (index: number) => all[Math.max(0, Math.min(all.length - 1, index))]?.focus()
      const next = order && usualNext(order.status)
      const acts: Record<string, (() => void) | undefined> = {
        j: () => go(at + 1),
        k: () => go(at === -1 ? 0 : at - 1),
        x: order && (() => onChoose(order)),
        n: order && next && (() => onStep(order, next)),
        '/': () => document.querySelector<HTMLElement>('search input')?.focus(),
      }
      const act = acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
