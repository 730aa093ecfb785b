import { mayLeave } from '#src/lib/drafts/leave-guard.ts'

/** The address of a view of the panel, with what it is to show. */
export const viewAddress = (view: string, shown: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab: 'admin', view, ...shown })}`

/** Shows a view of the panel; Back returns. Whatever filtered another view is left behind. */
export const openView = (view: string, shown?: Record<string, string>): void => {
  if (!mayLeave()) return
  history.pushState(null, '', viewAddress(view, shown))
  scrollTo(0, 0)
}
