import { useMyStore } from '#src/features/shared/queries.ts'
import { StoreNeeded } from '#src/features/shared/StoreNeeded.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { ProductsSkeleton } from './list/ProductsSkeleton.tsx'
import { Products } from './Products.tsx'
import * as say from './words.ts'

/** The seller's products, or a way to create a store. */
export const ProductsTab = () => {
  const store = useMyStore()
  if (store.isPending) return <ProductsSkeleton />
  if (store.data) return <Products store={store.data} />
  if (store.isError) {
    return <ErrorState title={say.failedToFetchStore} onRetry={() => void store.refetch()} busy={store.isFetching} />
  }
  return <StoreNeeded>{say.youNeedStore}</StoreNeeded>
}
