import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { storeViews } from './store-views.ts'

/** The view of the Store tab that the address names, and the way to another. */
export const useStoreView = () => {
  const [id, setId] = useQueryState('view', parseAsString.withOptions({ history: 'push' }))
  const view = storeViews.find((candidate) => candidate.id === id) ?? storeViews[0]
  const open = (next: string) => {
    if (mayLeave()) void setId(next === storeViews[0].id ? null : next)
  }
  return { view, open }
}
