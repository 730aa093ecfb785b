import { goTo } from '#src/lib/browser/use-parameters.ts'

/** Opens a tab by its name in the URL; without one the first. For tabs, which cannot import the list of tabs. */
export const openTab = (id?: string): void => {
  goTo(id ? `${location.pathname}?tab=${id}` : location.pathname)
  scrollTo(0, 0)
}
