/** Shows the Store tab, which is the one without a name in the address. For tabs, which cannot know the list they stand in. */
export const openStoreTab = (): void => {
  history.pushState(null, '', location.pathname)
  scrollTo(0, 0)
}
