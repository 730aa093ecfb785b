import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MAX_INVENTORY } from '#contract/fields.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { isTyped } from '../form/choice/choice-values.ts'
import { productKeys, showProduct } from '../queries.ts'
import { type StockWish, saveStock } from './save-stock.ts'
import * as say from './words.ts'

/** The number itself is the answer: its toast is soon out of the way. */
const STOCK_TOAST_MS = 1500

/** Pause after which several presses are sent as one change, in milliseconds. */
const PAUSE = 600

interface Change {
  /** The product when the change began; `null` after an earlier change. */
  seen: Product | null
  wish: StockWish
}

/** Stock editing in the list: shown at once, sent after a pause, undone if the save fails. */
export const useStock = (product: Product) => {
  const { id, inventory_count } = product
  const queries = useQueryClient()
  /** Typed and not saved yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Change | null>(null)
  /** The latest known product, even before the list shows it. */
  const latest = useRef(product)
  useEffect(() => {
    latest.current = product
  }, [product])

  const { mutate, isPending } = useMutation({
    // In sequence: the last number typed is the last one saved.
    scope: { id: `stock:${id}` },
    // Offline it waits, and is sent when the connection is back.
    networkMode: 'online',
    mutationFn: ({ seen, wish }: Change) => saveStock(seen ?? latest.current, wish),
    onSuccess: ({ state, product: now }) => {
      latest.current = now
      showProduct(queries, now)
      if (state === 'moved') return toast.error(say.stockChangedMeanwhile(now.inventory_count))
      toast.success(say.stockUpdatedTo(now.inventory_count), STOCK_TOAST_MS)
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
    },
    onError: (error) => {
      toast.error(errorMessage(error, say.failedToUpdateStock))
      // Perhaps only the answer was lost: read the current stock.
      void queries.invalidateQueries({ queryKey: productKeys.lists })
    },
    onSettled: () => {
      // An emptied field is about to be typed into.
      if (waiting.current === null) setTyped((now) => (now === null || isTyped(now) ? null : now))
    },
  })

  const send = () => {
    clearTimeout(timer.current)
    const change = waiting.current
    waiting.current = null
    if (change === null) return setTyped((now) => (now !== null && isTyped(now) ? now : null))
    const { wish } = change
    if ('to' in wish && wish.to > MAX_INVENTORY) {
      toast.error(say.stockAtMost(MAX_INVENTORY, inventory_count))
      return setTyped(null)
    }
    if (!isPending && ('to' in wish ? wish.to === inventory_count : wish.by === 0)) return setTyped(null)
    mutate(change)
  }
  // Sends a waiting change when the card unmounts.
  const leave = useRef(send)
  leave.current = send
  useEffect(() => () => leave.current(), [])

  const change = (text: string, wish: StockWish) => {
    clearTimeout(timer.current)
    setTyped(text)
    // Compares with the stock shown when the change began, or with the result of a change under way.
    waiting.current = { seen: waiting.current ? waiting.current.seen : isPending ? null : product, wish }
    timer.current = setTimeout(() => leave.current(), PAUSE)
  }
  const shown = typed ?? String(inventory_count)
  const count = isTyped(shown) ? Number(shown) : inventory_count
  const step = (by: 1 | -1) => {
    const before = waiting.current?.wish ?? { by: 0 }
    change(String(Math.max(0, count + by)), 'to' in before ? { to: before.to + by } : { by: before.by + by })
  }
  return {
    shown,
    count,
    busy: isPending,
    /** Sends the typed number at once. */
    send,
    type: (text: string) => {
      if (isTyped(text)) return change(text, { to: Number(text) })
      // An emptied field is not 0. If left empty, it shows the stock again.
      clearTimeout(timer.current)
      waiting.current = null
      setTyped(text)
    },
    step,
  }
}
