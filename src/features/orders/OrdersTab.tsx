import { useMyStore } from '#src/features/shared/queries.ts'
import { StoreNeeded } from '#src/features/shared/StoreNeeded.tsx'
import { TabSkeleton } from '#src/features/shared/TabSkeleton.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { useCustomerView } from './customers/use-customer-view.ts'
import { Orders } from './Orders.tsx'
import * as say from './words.ts'

const Customers = deferred(async () => (await import('./customers/Customers.tsx')).Customers, TabSkeleton)

/** The store's orders. */
export const OrdersTab = () => {
  const store = useMyStore()
  const view = useCustomerView()
  if (store.data && view.isOpen) return <Customers view={view} />
  if (store.data) return <Orders store={store.data} onCustomers={view.show} />
  if (store.isPending) return <TabSkeleton />
  if (store.isError) {
    return (
      <ErrorState title={say.failedToFetchStoreData} onRetry={() => void store.refetch()} busy={store.isFetching} />
    )
  }
  return <StoreNeeded>{say.ordersFromYourBuyers}</StoreNeeded>
}
