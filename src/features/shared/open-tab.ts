/** Opens a tab by its name in the URL. For tabs, which cannot import the list of tabs. */
export const openTab = (id: string): void => {
  history.pushState(null, '', `${location.pathname}?tab=${id}`)
  scrollTo(0, 0)
}
