/** Shows that a tap was heard while its dialog loads. */
export const markPending = (trigger: HTMLElement | null): void => {
  for (const element of [document.documentElement, trigger]) element?.setAttribute('data-pending', '')
  trigger?.setAttribute('aria-busy', 'true')
}

/** Ends the waiting state of a tap. */
export const settlePending = (): void => {
  for (const element of document.querySelectorAll('[data-pending]')) {
    element.removeAttribute('data-pending')
    element.removeAttribute('aria-busy')
  }
}
