const toggle = () => document.querySelector('[data-menu-toggle]')

/** Opens or closes the mobile menu. */
export const setMenu = (open = toggle()?.getAttribute('aria-expanded') !== 'true'): void => {
  toggle()?.setAttribute('aria-expanded', String(open))
  document.querySelector('[data-menu]')?.toggleAttribute('data-open', open)
}

/** Escape closes the menu and gives the focus back to its button; so does leaving it for a link. */
export const watchMenu = (): void => {
  document.addEventListener('keydown', ({ key }) => {
    const button = toggle()
    if (key !== 'Escape' || button?.getAttribute('aria-expanded') !== 'true') return
    setMenu(false)
    if (button instanceof HTMLElement) button.focus()
  })
}
