import { useMyStore } from '#src/features/shared/queries.ts'
import { StoreNeeded } from '#src/features/shared/StoreNeeded.tsx'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Orders } from './Orders.tsx'

/** The store's orders. */
export const OrdersTab = () => {
  const store = useMyStore()
  if (store.data) return <Orders store={store.data} />
  if (store.isPending) return <TabSkeleton />
  if (store.isError) {
    return (
      <ErrorState title="Failed to fetch store data" onRetry={() => void store.refetch()} busy={store.isFetching} />
    )
  }
  return <StoreNeeded>Orders from your buyers will be here.</StoreNeeded>
}
