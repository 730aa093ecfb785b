import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { useMe } from '../shared/queries.ts'
import { accountTab, type DashboardTab, tabs, tabsOf } from './tabs.ts'

/** The address of a tab; whatever filtered another tab is left behind. */
export const tabAddress = (id: string): string => (id === tabs[0].id ? location.pathname : `?tab=${id}`)

const tabNamed = (id: string | null, among: readonly DashboardTab[]): DashboardTab =>
  [...among, accountTab].find((candidate) => candidate.id === id) ?? tabs[0]

/** Begins to fetch the code of the tab that the address names, while the session is looked up. An admin's waits until it is known who she is. */
export const warmTab = (): void => {
  void tabNamed(new URLSearchParams(location.search).get('tab'), tabsOf('seller')).View.load()
}

/** The tab the address names, and the way to another, which Back undoes. */
export const useTab = () => {
  const [id] = useQueryState('tab', parseAsString)
  const shown = tabsOf(useMe().role)
  const tab = tabNamed(id, shown)
  const open = (next: string) => {
    if (!mayLeave()) return
    history.pushState(null, '', tabAddress(next))
    scrollTo(0, 0)
  }
  return { tab, tabs: shown, open }
}
