import { useShopRole } from '#src/features/shared/use-may.ts'
import { text, useParameters } from '#src/lib/browser/use-parameters.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { storeViews } from './store-views.ts'

/** The Store tab's view in the URL, those to choose from, and a function to change it. */
export const useStoreView = () => {
  const [{ view: id }, set] = useParameters({ view: text() }, 'push')
  const isOwner = useShopRole() === 'owner'
  const views = storeViews.filter(({ ownerOnly }) => isOwner || !ownerOnly)
  const view = views.find((candidate) => candidate.id === id) ?? storeViews[0]
  const open = (next: string) => {
    if (mayLeave()) set({ view: next === storeViews[0].id ? null : next })
  }
  return { view, views, open }
}
