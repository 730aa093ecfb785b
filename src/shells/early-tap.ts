import { createHash } from 'node:crypto'

/**
 * Remembers the last button that is tapped before its island is awake, in `window.earlyTap`: on a bad link the words of a page are there
 * seconds before what moves it. `useEarlyTap` taps it again.
 */
export const earlyTapScript = "onclick=e=>{earlyTap=e.target.closest('button')}"

export const earlyTapHash = `sha256-${createHash('sha256').update(earlyTapScript).digest('base64')}` as const
