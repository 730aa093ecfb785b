import { useEffect } from 'react'

let unsaved: string | null = null

/** Asks whether what is not saved may be left; whoever leads to another view calls it first. */
export const mayLeave = (): boolean => unsaved === null || window.confirm(unsaved)

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
