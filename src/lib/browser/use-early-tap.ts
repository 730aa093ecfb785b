import { useEffect } from 'react'

declare global {
  interface Window {
    /** The button that was tapped before anything on the page could answer; written by `src/shells/early-tap.ts`. */
    earlyTap?: HTMLButtonElement | null
  }
}

/** Does what was tapped while the page was still waking up. For the island that draws the page. */
export const useEarlyTap = (): void => {
  useEffect(() => {
    window.onclick = null
    window.earlyTap?.click()
    delete window.earlyTap
  }, [])
}
