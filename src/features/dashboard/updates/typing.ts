let typed = false
addEventListener(
  'input',
  () => {
    typed = true
  },
  { capture: true, once: true },
)

/**
 * Whether anything was typed since the page opened. Listens from the first moment:
 * the update check loads later and would miss early typing.
 */
export const hasTyped = (): boolean => typed
