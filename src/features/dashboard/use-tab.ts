import type { QueryClient } from '@tanstack/react-query'
import { goTo, text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { readToken } from '#src/stores/session.ts'
import { useMe, useMyStore } from '../shared/queries.ts'
import { accountTab, type DashboardTab, tabs, tabsOf } from './tabs.ts'

const tabNamed = (id: string | null, among: readonly DashboardTab[]): DashboardTab | undefined =>
  [...among, accountTab].find((candidate) => candidate.id === id)

/** Starts loading the current tab, and what it shows, while the session is checked. Admin tabs wait for the role. */
export const warmTab = (queries: QueryClient): void => {
  const { tab: asked = null, ...filters } = Object.fromEntries(new URLSearchParams(location.search))
  const tab = tabNamed(asked, tabsOf({ role: 'seller', works_in: null })) ?? tabs[0]
  void tab.View.load()
  if (Object.keys(filters).length > 0) return
  // Without a connection the tab says so itself.
  if (readToken()) void tab.warm?.(queries).catch(() => undefined)
}

/** Returns the tab that opens without a name in the URL: the first, or the panel for an admin without a shop. */
const useFirstTab = (): DashboardTab => {
  const me = useMe()
  const store = useMyStore()
  if (me.role === 'admin' && store.data === null) return tabs.find(({ admin }) => admin) ?? tabs[0]
  return tabsOf(me)[0] ?? tabs[0]
}

/** The tab in the URL, and functions to link to one and to change it. Back undoes the change. */
export const useTab = () => {
  const [{ tab: id }] = useParameters({ tab: text() })
  const shown = tabsOf(useMe())
  const first = useFirstTab()
  const tab = tabNamed(id, shown) ?? first
  /** Returns the URL of a tab, without the filters of others. */
  const addressOf = (next: string) => (next === first.id ? location.pathname : `?tab=${next}`)
  const open = (next: string) => {
    if (!mayLeave()) return
    goTo(addressOf(next))
    scrollTo(0, 0)
  }
  return { tab, tabs: shown, addressOf, open }
}
