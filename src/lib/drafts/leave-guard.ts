import { useEffect } from 'react'

/** One refused press may ask twice: as a click and as the focus change it causes. */
const SAME_PRESS = 250

let unsaved: string | null = null
let refusedAt = Number.NEGATIVE_INFINITY

/** Asks whether unsaved work may be left. Call it before opening another view. */
export const mayLeave = (): boolean => {
  if (unsaved === null) return true
  if (performance.now() - refusedAt < SAME_PRESS) return false
  const leaves = window.confirm(unsaved)
  if (!leaves) refusedAt = performance.now()
  return leaves
}

/** Asks `words` before the view or page is left; `null` asks nothing. */
export const useLeaveGuard = (words: string | null): void => {
  useEffect(() => {
    if (words === null) return
    unsaved = words
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      unsaved = null
      removeEventListener('beforeunload', ask)
    }
  }, [words])
}
