import { useEffect, useState } from 'react'

interface NewOrders {
  /** Latest count of the store's orders. */
  total: number | undefined
  /** When the visible list was fetched. */
  listedAt: number
  /** Count of orders at that time, if known. */
  listedTotal: number | undefined
  /** Whether the list may grow without disturbing the reader. */
  mayInsert: boolean
  insert: () => void
}

/**
 * Counts orders that arrived since the list was fetched: `waiting` are not in it yet, `fresh` are, unnoticed.
 * They come in by themselves while the top of the list is visible, else on request.
 */
export const useNewOrders = ({ total, listedAt, listedTotal, mayInsert, insert }: NewOrders) => {
  const [known, setKnown] = useState<{ at: number; total: number }>()
  const [fresh, setFresh] = useState(0)

  // During render, so that no frame announces orders the list already shows.
  if (total !== undefined && listedAt > (known?.at ?? 0)) {
    const seen = Math.max(total, listedTotal ?? 0)
    if (known && seen > known.total) setFresh(fresh + seen - known.total)
    setKnown({ at: listedAt, total: seen })
  }
  const waiting = known && total !== undefined ? Math.max(0, total - known.total) : 0

  const due = waiting > 0 && mayInsert
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new order
  useEffect(() => {
    if (due) insert()
  }, [due, waiting])

  useEffect(() => {
    if (fresh === 0) return
    const notice = () => setFresh(0)
    // On click, not pointerdown: the pressed element must not move.
    addEventListener('click', notice)
    addEventListener('keydown', notice)
    return () => {
      removeEventListener('click', notice)
      removeEventListener('keydown', notice)
    }
  }, [fresh])

  const unseen = waiting + fresh
  useEffect(() => {
    if (unseen === 0) return
    const title = document.title
    document.title = `(${unseen}) ${title}`
    return () => {
      document.title = title
    }
  }, [unseen])
  return { waiting, fresh }
}
