import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { accountTab, type DashboardTab, tabs } from './tabs.ts'

/** The address of a tab; whatever filtered another tab is left behind. */
export const tabAddress = (id: string): string => (id === tabs[0].id ? location.pathname : `?tab=${id}`)

const tabNamed = (id: string | null): DashboardTab =>
  [...tabs, accountTab].find((candidate) => candidate.id === id) ?? tabs[0]

/** Begins to fetch the code of the tab that the address names. */
export const warmTab = (): void => {
  tabNamed(new URLSearchParams(location.search).get('tab'))
    .load()
    // Shown by the tab itself, when it is rendered.
    .catch(() => undefined)
}

/** The tab the address names, and the way to another, which Back undoes. */
export const useTab = () => {
  const [id] = useQueryState('tab', parseAsString)
  const tab = tabNamed(id)
  const open = (next: string) => {
    if (!mayLeave()) return
    history.pushState(null, '', tabAddress(next))
    scrollTo(0, 0)
  }
  return { tab, open }
}
