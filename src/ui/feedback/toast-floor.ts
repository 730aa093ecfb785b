interface Span {
  top: number
  bottom: number
}

/** Gap between a toast and what is below it. */
const GAP_PX = 16
/** Height of a two-line toast with its gaps. */
const TOAST_PX = 104

/**
 * Returns the distance of toasts from the bottom of the screen, in pixels: above bottom bars such as the navigation,
 * above a low dialog so that its title stays visible, or below a dialog with enough room under it.
 */
export const toastFloor = (screen: number, dialog: Span | null, bars: readonly Span[]): number => {
  if (dialog && screen - dialog.bottom >= TOAST_PX) return GAP_PX
  const low = [...(dialog ? [dialog] : []), ...bars].filter(({ top }) => top > screen / 2)
  return screen - Math.min(screen, ...low.map(({ top }) => top)) + GAP_PX
}

const measured = (element: Element): Span | [] => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 ? { top, bottom } : []
}

/** Measures the floor. Bars carry `data-toasts-above`; in a modal dialog only its own bars count. */
export const measureToastFloor = (): number => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const bars = [...(dialog ?? document).querySelectorAll('[data-toasts-above]')]
  return toastFloor(window.innerHeight, dialog?.getBoundingClientRect() ?? null, bars.flatMap(measured))
}
