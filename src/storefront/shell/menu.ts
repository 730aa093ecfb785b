/** Opens or closes the mobile menu. */
export const setMenu = (button: HTMLElement, open: boolean): void => {
  button.ariaExpanded = String(open)
  document.querySelector('[data-menu]')?.toggleAttribute('data-open', open)
}

/** Escape closes the menu and gives the focus back to its button. */
export const watchMenu = (): void => {
  addEventListener('keydown', ({ key }) => {
    const button = document.querySelector<HTMLElement>('[data-menu-toggle][aria-expanded=true]')
    if (key !== 'Escape' || !button) return
    setMenu(button, false)
    button.focus()
  })
}
