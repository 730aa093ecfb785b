/** Opens the Store tab, which has no name in the URL. For tabs, which cannot import the list of tabs. */
export const openStoreTab = (): void => {
  history.pushState(null, '', location.pathname)
  scrollTo(0, 0)
}
