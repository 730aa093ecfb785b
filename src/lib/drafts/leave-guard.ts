import { useEffect } from 'react'

/** A press that is answered with no may be told twice: as a press and as the focus it moves. */
const SAME_PRESS = 250

let unsaved: string | null = null
let refusedAt = Number.NEGATIVE_INFINITY

/** Asks whether what is not saved may be left; whoever leads to another view calls it first. */
export const mayLeave = (): boolean => {
  if (unsaved === null) return true
  if (performance.now() - refusedAt < SAME_PRESS) return false
  const leaves = window.confirm(unsaved)
  if (!leaves) refusedAt = performance.now()
  return leaves
}

/** While `words` are given, leaving the view or the page asks first. */
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
