import { parseAsString, useQueryState } from 'nuqs'
import { useShopRole } from '#src/features/shared/use-may.ts'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { storeViews } from './store-views.ts'

/** The Store tab's view in the URL, those to choose from, and a function to change it. */
export const useStoreView = () => {
  const [id, setId] = useQueryState('view', parseAsString.withOptions({ history: 'push' }))
  const isOwner = useShopRole() === 'owner'
  const views = storeViews.filter(({ ownerOnly }) => isOwner || !ownerOnly)
  const view = views.find((candidate) => candidate.id === id) ?? storeViews[0]
  const open = (next: string) => {
    if (mayLeave()) void setId(next === storeViews[0].id ? null : next)
  }
  return { view, views, open }
}
