import { Store } from 'lucide-react'
import { openStoreTab } from '#src/features/shared/open-store-tab.ts'
import { useMyStore } from '#src/features/shared/queries.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { ProductsSkeleton } from './list/ProductsSkeleton.tsx'
import { Products } from './Products.tsx'

/** The seller's products; before there is a store, the way to one. */
export const ProductsTab = () => {
  const store = useMyStore()
  if (store.isPending) return <ProductsSkeleton />
  if (store.data) return <Products store={store.data} />
  if (store.isError) {
    return (
      <ErrorState title="Failed to fetch store data" onRetry={() => void store.refetch()} busy={store.isFetching} />
    )
  }
  return (
    <EmptyState
      icon={<Store aria-hidden="true" />}
      title="Create Your Store First"
      action={<Button onClick={openStoreTab}>Create Store</Button>}
    >
      Products need a store to stand in. It takes a minute.
    </EmptyState>
  )
}
