import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MAX_INVENTORY } from '#contract/fields.ts'
import { type Product, stockStatus } from '#contract/products.ts'
import { queryKeys } from '#src/features/dashboard/queries.ts'
import { request } from '#src/lib/api.ts'
import { wordsOf } from '#src/lib/api-error.ts'
import { toast } from '#src/ui/toast.ts'
import { productKeys, showProduct } from '../queries.ts'

/** Several presses are one change: sent when this long nothing more came. */
const PAUSE = 600

/** A product's stock as it is edited in the list: shown at once, sent after a pause, put back when it cannot be saved. */
export const useStock = (product: Product) => {
  const { id, inventory_count } = product
  const queries = useQueryClient()
  /** What was typed and is not saved yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<number | null>(null)

  const { mutate, isPending } = useMutation({
    // One after the other: the last that was typed is the last that is saved.
    scope: { id: `stock:${id}` },
    mutationFn: (count: number) => {
      const form = new FormData()
      form.set('inventory_count', String(count))
      return request<{ inventory_count: number }>('PUT', `/products/${id}/stock`, { form })
    },
    onSuccess: ({ inventory_count: saved }) => {
      toast.success(`Inventory updated to ${saved}`)
      showProduct(queries, { ...product, inventory_count: saved, quantity: saved, stock_status: stockStatus(saved) })
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
      // For the time of its change, which an edit is held against.
      request<Product>('GET', `/products/${id}`).then(
        (newer) => showProduct(queries, newer),
        () => queries.invalidateQueries({ queryKey: productKeys.lists }),
      )
    },
    onError: (error) => toast.error(wordsOf(error, 'Failed to update inventory')),
    onSettled: () => {
      if (waiting.current === null) setTyped(null)
    },
  })

  const send = () => {
    clearTimeout(timer.current)
    const count = waiting.current
    waiting.current = null
    if (count === null) return
    if (count === inventory_count && !isPending) return setTyped(null)
    mutate(count)
  }
  // A change that still waits is sent when the card goes.
  const leave = useRef(send)
  leave.current = send
  useEffect(() => () => leave.current(), [])

  const type = (text: string) => {
    clearTimeout(timer.current)
    setTyped(text)
    waiting.current = Math.min(MAX_INVENTORY, Number(text) || 0)
    timer.current = setTimeout(() => leave.current(), PAUSE)
  }
  const shown = typed ?? String(inventory_count)
  const count = Number(shown) || 0
  return {
    shown,
    count,
    busy: isPending,
    /** Sends what was typed without waiting for more. */
    send,
    type,
    step: (by: 1 | -1) => type(String(Math.max(0, count + by))),
  }
}
