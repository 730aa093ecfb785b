import { TabSkeleton } from '#src/features/dashboard/DashboardSkeleton.tsx'
import { useMyStore } from '#src/features/dashboard/queries.ts'
import { ErrorState } from '#src/ui/States.tsx'

export const StoreTab = () => {
  const store = useMyStore()
  if (store.isPending) return <TabSkeleton />
  if (store.isError) {
    return <ErrorState title="Failed to fetch store" onRetry={() => void store.refetch()} busy={store.isFetching} />
  }
  return <p>{store.data?.name}</p>
}
