import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { useMe } from '../shared/queries.ts'
import { accountTab, type DashboardTab, tabs, tabsOf } from './tabs.ts'

/** Returns the URL of a tab, without the filters of others. */
export const tabAddress = (id: string): string => (id === tabs[0].id ? location.pathname : `?tab=${id}`)

const tabNamed = (id: string | null, among: readonly DashboardTab[]): DashboardTab =>
  [...among, accountTab].find((candidate) => candidate.id === id) ?? tabs[0]

/** Starts loading the current tab's code while the session is checked. Admin tabs wait for the role. */
export const warmTab = (): void => {
  void tabNamed(new URLSearchParams(location.search).get('tab'), tabsOf('seller')).View.load()
}

/** The tab in the URL, and a function to change it. Back undoes the change. */
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
