import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/leave-guard.ts'
import { type DashboardTab, tabs } from './tabs.ts'

/** The address of a tab; whatever filtered another tab is left behind. */
export const tabAddress = (id: string): string => (id === tabs[0].id ? location.pathname : `?tab=${id}`)

/** The tab the address names, and the way to another, which Back undoes. */
export const useTab = () => {
  const [id] = useQueryState('tab', parseAsString)
  const tab: DashboardTab = tabs.find((candidate) => candidate.id === id) ?? tabs[0]
  const open = (next: string) => {
    if (!mayLeave()) return
    history.pushState(null, '', tabAddress(next))
    scrollTo(0, 0)
  }
  return { tab, open }
}
