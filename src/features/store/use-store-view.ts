import { parseAsString, useQueryState } from 'nuqs'
import { mayLeave } from '#src/lib/drafts/leave-guard.ts'
import { storeViews } from './store-views.ts'

/** The Store tab's view in the URL, and a function to change it. */
export const useStoreView = () => {
  const [id, setId] = useQueryState('view', parseAsString.withOptions({ history: 'push' }))
  const view = storeViews.find((candidate) => candidate.id === id) ?? storeViews[0]
  const open = (next: string) => {
    if (mayLeave()) void setId(next === storeViews[0].id ? null : next)
  }
  return { view, open }
}
