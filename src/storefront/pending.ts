/** Shows at once that a tap was heard, while what answers it is fetched. */
export const markPending = (trigger: HTMLElement | null): void => {
  for (const element of [document.documentElement, trigger]) element?.setAttribute('data-pending', '')
  trigger?.setAttribute('aria-busy', 'true')
}

/** The tap is answered, or taken back. */
export const settlePending = (): void => {
  for (const element of document.querySelectorAll('[data-pending]')) {
    element.removeAttribute('data-pending')
    element.removeAttribute('aria-busy')
  }
}
