/** Opens a tab by its name in the URL; without one the first. For tabs, which cannot import the list of tabs. */
export const openTab = (id?: string): void => {
  history.pushState(null, '', id ? `${location.pathname}?tab=${id}` : location.pathname)
  scrollTo(0, 0)
}
