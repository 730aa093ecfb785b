/** Opens or closes the mobile menu. */
export const setMenu = (button: HTMLElement, open: boolean): void => {
  button.ariaExpanded = String(open)
  document.querySelector('[data-menu]')?.toggleAttribute('data-open', open)
}

/** Closes the menu on Escape and refocuses its button. */
export const watchMenu = (): void => {
  addEventListener('keydown', ({ key }) => {
    const button = document.querySelector<HTMLElement>('[data-menu-toggle][aria-expanded=true]')
    if (key !== 'Escape' || !button) return
    setMenu(button, false)
    button.focus()
  })
}
