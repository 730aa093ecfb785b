import { createHash } from 'node:crypto'

/**
 * Stores the last button tapped before hydration in `window.earlyTap`; `useEarlyTap` repeats the tap.
 * On a bad connection the text arrives seconds before the script.
 */
export const earlyTapScript = "onclick=e=>{earlyTap=e.target.closest('button')}"

export const earlyTapHash = `sha256-${createHash('sha256').update(earlyTapScript).digest('base64')}` as const
