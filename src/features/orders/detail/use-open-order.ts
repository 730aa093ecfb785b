import { parseAsString, useQueryState } from 'nuqs'
import { useRef } from 'react'
import { takeBackUndo } from '../orders.ts'

/** The open order, kept in the URL: Back closes it, a reload keeps it. */
export const useOpenOrder = () => {
  const [id, setId] = useQueryState('order', parseAsString)
  const opened = useRef(false)
  const open = (next: string) => {
    opened.current = true
    takeBackUndo()
    void setId(next, { history: 'push' })
  }
  const close = () => {
    // Removes the history entry that opening it added.
    if (opened.current) history.back()
    else void setId(null, { history: 'replace' })
    opened.current = false
  }
  return { id, open, close }
}
