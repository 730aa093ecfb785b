import { goTo } from '#src/lib/browser/use-parameters.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'

/** Returns the URL of a view of the panel, with its parameters. */
export const viewAddress = (view: string, shown: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab: 'admin', view, ...shown })}`

/** Opens a view of the panel without the filters of others. Back returns. */
export const openView = (view: string, shown?: Record<string, string>): void => {
  if (!mayLeave()) return
  goTo(viewAddress(view, shown))
  scrollTo(0, 0)
}
