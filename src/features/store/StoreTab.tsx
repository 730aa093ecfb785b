import { Suspense } from 'react'
import { TabSkeleton } from '#src/features/dashboard/DashboardSkeleton.tsx'
import { useMyStore } from '#src/features/dashboard/queries.ts'
import { ErrorState } from '#src/ui/States.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { CreateStore } from './CreateStore.tsx'
import { storeViews } from './store-views.ts'
import { useStoreView } from './use-store-view.ts'

/** The seller's store: made here, set up here, designed here. */
export const StoreTab = () => {
  const store = useMyStore()
  const { view, open } = useStoreView()
  if (store.isPending) return <TabSkeleton />
  if (store.isError && !store.data) {
    return <ErrorState title="Failed to fetch store" onRetry={() => void store.refetch()} busy={store.isFetching} />
  }
  const shown = store.data ? view : storeViews[0]
  return (
    <Tabs
      label="Store"
      value={shown.id}
      onChange={open}
      tabs={storeViews.map(({ id, label, needsStore }) => ({
        id,
        label,
        disabled: !store.data && needsStore === true,
      }))}
    >
      {store.data ? (
        <Suspense fallback={<TabSkeleton />}>
          <shown.View {...(storeViews.some(({ id }) => id === 'design') && { openDesign: () => open('design') })} />
        </Suspense>
      ) : (
        <CreateStore />
      )}
    </Tabs>
  )
}
