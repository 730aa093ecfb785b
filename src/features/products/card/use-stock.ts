import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { productKeys, showProduct } from '../queries.ts'
import { type StockWish, saveStock } from './save-stock.ts'

/** Several presses are one change: sent when this long nothing more came. */
const PAUSE = 600

interface Change {
  /** What the list showed when the change began; `null` for what an earlier change leaves. */
  seen: Product | null
  wish: StockWish
}

/** A product's stock as it is edited in the list: shown at once, sent after a pause, put back when it cannot be saved. */
export const useStock = (product: Product) => {
  const { id, inventory_count } = product
  const queries = useQueryClient()
  /** What was typed and is not saved yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Change | null>(null)
  /** The product as it was last known, also before the list shows it. */
  const latest = useRef(product)
  useEffect(() => {
    latest.current = product
  }, [product])

  const { mutate, isPending } = useMutation({
    // One after the other: the last that was typed is the last that is saved.
    scope: { id: `stock:${id}` },
    mutationFn: ({ seen, wish }: Change) => saveStock(seen ?? latest.current, wish),
    onSuccess: ({ state, product: now }) => {
      latest.current = now
      showProduct(queries, now)
      if (state === 'moved')
        return toast.error(`Stock changed to ${now.inventory_count} meanwhile. Please enter it again.`)
      toast.success(`Inventory updated to ${now.inventory_count}`)
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
    },
    onError: (error) => {
      toast.error(errorMessage(error, 'Failed to update inventory'))
      // Perhaps only the answer was lost: the next step is taken from what there is.
      void queries.invalidateQueries({ queryKey: productKeys.lists })
    },
    onSettled: () => {
      // A field that was just emptied is about to be typed into.
      if (waiting.current === null) setTyped((now) => (now === '' ? now : null))
    },
  })

  const send = () => {
    clearTimeout(timer.current)
    const change = waiting.current
    waiting.current = null
    if (change === null) return setTyped((now) => (now === '' ? null : now))
    const { wish } = change
    if (!isPending && ('to' in wish ? wish.to === inventory_count : wish.by === 0)) return setTyped(null)
    mutate(change)
  }
  // A change that still waits is sent when the card goes.
  const leave = useRef(send)
  leave.current = send
  useEffect(() => () => leave.current(), [])

  const change = (text: string, wish: StockWish) => {
    clearTimeout(timer.current)
    setTyped(text)
    // Held against what was shown when the change began; after one that is on its way, against what that leaves.
    waiting.current = { seen: waiting.current ? waiting.current.seen : isPending ? null : product, wish }
    timer.current = setTimeout(() => leave.current(), PAUSE)
  }
  const shown = typed ?? String(inventory_count)
  const count = shown === '' ? inventory_count : Number(shown) || 0
  const step = (by: 1 | -1) => {
    const before = waiting.current?.wish ?? { by: 0 }
    change(String(Math.max(0, count + by)), 'to' in before ? { to: before.to + by } : { by: before.by + by })
  }
  return {
    shown,
    count,
    busy: isPending,
    /** Sends what was typed without waiting for more. */
    send,
    type: (text: string) => {
      if (text !== '') return change(text, { to: Number(text) || 0 })
      // Emptied to be typed anew: nobody said 0. Left empty, it shows again what there is.
      clearTimeout(timer.current)
      waiting.current = null
      setTyped('')
    },
    step,
  }
}
