import { useStore } from '@nanostores/react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products/products.ts'
import type { Store } from '#contract/stores/stores.ts'
import { usePublications } from '#src/features/shared/publications.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { DeleteProductDialog } from './DeleteProductDialog.tsx'
import { ProductFilters } from './list/ProductFilters.tsx'
import { ProductList } from './list/ProductList.tsx'
import { ProductsSkeleton } from './list/ProductsSkeleton.tsx'
import { ProductToolbar } from './list/ProductToolbar.tsx'
import { useProductFilters } from './list/use-product-filters.ts'
import { $pendingProducts, type PendingProduct } from './pending-products.ts'
import { useOverview } from './queries.ts'

const addDialog = () => import('./form/AddProductDialog.tsx')
const editDialog = () => import('./form/EditProductDialog.tsx')
const AddProductDialog = lazy(async () => ({ default: (await addDialog()).AddProductDialog }))
const EditProductDialog = lazy(async () => ({ default: (await editDialog()).EditProductDialog }))

type OpenDialog =
  | { dialog: 'none' }
  | { dialog: 'add'; again?: PendingProduct }
  | { dialog: 'edit' | 'delete'; product: Product }

const closed: OpenDialog = { dialog: 'none' }

/** What a seller with a store sees and does with her products. */
export const Products = ({ store }: { store: Store }) => {
  const me = useMe()
  const overview = useOverview()
  const filters = useProductFilters()
  const [open, setOpen] = useState<OpenDialog>(closed)
  const heading = useRef<HTMLHeadingElement>(null)
  const sending = useStore($pendingProducts).filter(({ progress }) => progress.state === 'sending').length
  const storeUrl = usePublications().data?.share.url ?? `${location.origin}/store/${store.store_slug}/`
  // The dialogs come after the list, and before the connection goes.
  useEffect(() => {
    Promise.all([addDialog(), editDialog()]).catch(() => undefined)
  }, [])

  const edit = useCallback((product: Product) => setOpen({ dialog: 'edit', product }), [])
  const remove = useCallback((product: Product) => setOpen({ dialog: 'delete', product }), [])
  const close = () => setOpen(closed)
  const add = () => setOpen({ dialog: 'add' })

  if (overview.isPending) return <ProductsSkeleton />
  if (!overview.data) {
    return (
      <ErrorState title="Failed to fetch products" onRetry={() => void overview.refetch()} busy={overview.isFetching} />
    )
  }
  const counted = { ...overview.data, total: overview.data.total + sending }
  return (
    <div className="flex flex-col gap-4">
      <ProductToolbar plan={me.plan} overview={counted} onAdd={add} />
      {(counted.total > 0 || filters.filtered) && (
        <ProductFilters filters={filters} categories={overview.data.categories} />
      )}
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Your products
      </h2>
      <ProductList
        filters={filters}
        storeUrl={storeUrl}
        currency={store.currency}
        onAdd={add}
        onEdit={edit}
        onEditPending={(again) => setOpen({ dialog: 'add', again })}
        onDelete={remove}
      />
      <Suspense>
        {open.dialog === 'add' && <AddProductDialog again={open.again} onClose={close} />}
        {open.dialog === 'edit' && <EditProductDialog product={open.product} onClose={close} />}
      </Suspense>
      {open.dialog === 'delete' && (
        <DeleteProductDialog
          product={open.product}
          onCancel={close}
          onDone={() => {
            close()
            // What opened the dialog is gone with the product.
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}
