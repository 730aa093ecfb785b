import { parseAsString, useQueryState } from 'nuqs'
import { useRef } from 'react'

/** The order whose detail the address names: Back closes it, a reload keeps it. */
export const useOpenOrder = () => {
  const [id, setId] = useQueryState('order', parseAsString)
  const opened = useRef(false)
  const open = (next: string) => {
    opened.current = true
    void setId(next, { history: 'push' })
  }
  const close = () => {
    // Opened here, it has an entry of its own in the history; that goes with it.
    if (opened.current) history.back()
    else void setId(null, { history: 'replace' })
    opened.current = false
  }
  return { id, open, close }
}
