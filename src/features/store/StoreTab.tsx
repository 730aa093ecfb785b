import { startTransition, useEffect, useState } from 'react'
import { useMe, useMyStore, useOrderStats, useProductOverview } from '#src/features/shared/queries.ts'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { AlertsOffer } from './AlertsOffer.tsx'
import { PaymentsChanged } from './PaymentsChanged.tsx'
import { PlanEnded } from './PlanEnded.tsx'
import { storeViews } from './store-views.ts'
import { Today } from './Today.tsx'
import { useStoreView } from './use-store-view.ts'
import * as say from './words.ts'

const hasDesign = storeViews.some(({ id }) => id === 'design')
const CreateStore = deferred(async () => (await import('./form/CreateStore.tsx')).CreateStore, TabSkeleton)

/** Whether all is there that would push down the rest. Stays so: a new store is shown at once. */
const useReady = ({ data, isPending }: ReturnType<typeof useMyStore>): boolean => {
  const enabled = Boolean(data)
  const stats = useOrderStats({ enabled })
  const products = useProductOverview({ enabled })
  const hasFigures = !stats.isPending && !(stats.data?.total_orders === 0 && products.isPending)
  const isThere = data ? hasFigures : !isPending
  const [isReady, setReady] = useState(isThere)
  // In small steps, so that taps are heard meanwhile.
  useEffect(() => {
    if (isThere) startTransition(() => setReady(true))
  }, [isThere])
  return isReady && !isPending
}

/** The seller's store: creation, settings, design. */
export const StoreTab = () => {
  const { plan_ended_at, works_in } = useMe()
  const store = useMyStore()
  const { view, views, open } = useStoreView()
  const isReady = useReady(store)
  if (!isReady) return <TabSkeleton />
  if (store.isError && !store.data) {
    return <ErrorState title={say.failedToFetchStore} onRetry={() => void store.refetch()} busy={store.isFetching} />
  }
  const shown = store.data ? view : storeViews[0]
  const tabs = (
    <Tabs
      label={say.store}
      value={shown.id}
      onChange={open}
      tabs={views.map(({ id, label, needsStore }) => ({
        id,
        label,
        disabled: !store.data && needsStore === true,
      }))}
    >
      {store.data ? <shown.View {...(hasDesign && { openDesign: () => open('design') })} /> : <CreateStore />}
    </Tabs>
  )
  return (
    <>
      {plan_ended_at && !works_in && <PlanEnded endedAt={plan_ended_at} />}
      {store.data && <PaymentsChanged at={store.data.payment_methods_at} />}
      {store.data && shown.id === storeViews[0].id && <Today />}
      {store.data && shown.id === storeViews[0].id && <AlertsOffer />}
      {tabs}
    </>
  )
}
