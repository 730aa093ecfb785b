import { useRef } from 'react'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { takeBackUndo } from '../orders.ts'

/** The open order, kept in the URL: Back closes it, a reload keeps it. */
export const useOpenOrder = () => {
  const [{ order: id }, set] = useParameters({ order: text() })
  const opened = useRef(false)
  const open = (next: string) => {
    opened.current = true
    takeBackUndo()
    set({ order: next }, 'push')
  }
  const close = () => {
    // Removes the history entry that opening it added.
    if (opened.current) history.back()
    else set({ order: null })
    opened.current = false
  }
  return { id, open, close }
}
