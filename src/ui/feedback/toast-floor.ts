interface Span {
  top: number
  bottom: number
}

/** Between a toast and what it stands above, or the edge of the screen. */
const GAP_PX = 16
/** What a toast of two lines takes, with the gaps around it. */
const TOAST_PX = 104

/**
 * How far from the bottom of the screen toasts stand: above the bars that stand there, such as the navigation or a dialog's buttons; above
 * a low dialog as a whole, so that its title is never covered; and below a dialog that leaves room for them. Pixels.
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

/** The floor now. What has `data-toasts-above` is a bar; while a modal dialog is open, only the bars inside it count. */
export const measureToastFloor = (): number => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const bars = [...(dialog ?? document).querySelectorAll('[data-toasts-above]')]
  return toastFloor(window.innerHeight, dialog?.getBoundingClientRect() ?? null, bars.flatMap(measured))
}
