import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button tapped before hydration; set by `src/shells/early-tap.ts`. */
    earlyTap?: HTMLButtonElement | null
  }
}

/** Repeats a tap made before hydration. For the page's main island. */
export const useEarlyTap = (): void => {
  useEffect(() => {
    window.onclick = null
    window.earlyTap?.click()
    delete window.earlyTap
  }, [])
}
