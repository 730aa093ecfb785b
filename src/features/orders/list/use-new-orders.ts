import { useEffect, useState } from 'react'

interface NewOrders {
  /** Orders of the store altogether, as they were counted last. */
  total: number | undefined
  /** When the shown list was fetched. */
  listedAt: number
  /** Orders altogether, if the list itself knows. */
  listedTotal: number | undefined
  /** Whether nothing is disturbed when the list grows by itself. */
  mayInsert: boolean
  insert: () => void
}

/**
 * Counts orders that came since the list was fetched: `waiting` are not in it yet, `fresh` are, and have not been noticed. They come in
 * by themselves while the top of the list is looked at; otherwise when they are asked for.
 */
export const useNewOrders = ({ total, listedAt, listedTotal, mayInsert, insert }: NewOrders) => {
  const [known, setKnown] = useState<{ at: number; total: number }>()
  const [fresh, setFresh] = useState(0)

  // While rendering: whoever is shown the list is never told in between that what it holds is still to come.
  if (total !== undefined && listedAt > (known?.at ?? 0)) {
    const seen = Math.max(total, listedTotal ?? 0)
    if (known && seen > known.total) setFresh(fresh + seen - known.total)
    setKnown({ at: listedAt, total: seen })
  }
  const waiting = known && total !== undefined ? Math.max(0, total - known.total) : 0

  const due = waiting > 0 && mayInsert
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further order asks again
  useEffect(() => {
    if (due) insert()
  }, [due, waiting])

  useEffect(() => {
    if (fresh === 0) return
    const notice = () => setFresh(0)
    // Not when a press begins: what is pressed must not move before it ends.
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
