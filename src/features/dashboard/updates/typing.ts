let typed = false
addEventListener(
  'input',
  () => {
    typed = true
  },
  { capture: true, once: true },
)

/**
 * Whether anything has been typed since the page was opened. It listens from the dashboard's first moment: what looks for updates comes later,
 * and would take a page for untouched in which somebody was quick.
 */
export const hasTyped = (): boolean => typed
