import { useStore } from '@nanostores/react'
import { ArrowDownUp, FileDown, FileUp, LayoutGrid, Percent, Table2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products/products.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { $newProduct } from '#src/features/shared/new-product.ts'
import { usePublications } from '#src/features/shared/publications.ts'
import { useMe, useProductOverview } from '#src/features/shared/queries.ts'
import { productToShare } from '#src/features/shared/share-words.ts'
import { useShare } from '#src/features/shared/use-share.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import * as common from '#src/ui/words.ts'
import { DeleteProductDialog } from './DeleteProductDialog.tsx'
import { ProductFilters } from './list/ProductFilters.tsx'
import { ProductList } from './list/ProductList.tsx'
import { ProductsSkeleton } from './list/ProductsSkeleton.tsx'
import { ProductToolbar } from './list/ProductToolbar.tsx'
import { useProductFilters } from './list/use-product-filters.ts'
import { $firstAdded, $pendingProducts, type PendingProduct } from './pending-products.ts'
import { ShopLive } from './ShopLive.tsx'
import { saveProducts } from './sheet/save-products.ts'
import * as say from './words.ts'

const AddProductDialog = deferred(async () => (await import('./form/AddProductDialog.tsx')).AddProductDialog)
const EditProductDialog = deferred(async () => (await import('./form/EditProductDialog.tsx')).EditProductDialog)

const ImportDialog = deferred(async () => (await import('./sheet/ImportDialog.tsx')).ImportDialog)
const TableDialog = deferred(async () => (await import('./table/TableDialog.tsx')).TableDialog)
const OrderDialog = deferred(async () => (await import('./table/OrderDialog.tsx')).OrderDialog)
const CollectionsDialog = deferred(async () => (await import('./collections/CollectionsDialog.tsx')).CollectionsDialog)
const StockHistoryDialog = deferred(async () => (await import('./card/StockHistoryDialog.tsx')).StockHistoryDialog)
const ShowOnDialog = deferred(async () => (await import('./card/ShowOnDialog.tsx')).ShowOnDialog)
const PricesDialog = deferred(async () => (await import('./list/PricesDialog.tsx')).PricesDialog)

type OpenDialog =
  | { dialog: 'none' | 'prices' | 'import' | 'table' | 'order' | 'collections' }
  | { dialog: 'add'; again?: PendingProduct; chosen?: readonly File[] }
  | { dialog: 'edit' | 'delete' | 'show-on' | 'history'; product: Product }

const closed: OpenDialog = { dialog: 'none' }

/** The products of a seller with a store. */
export const Products = ({ store }: { store: OwnStore }) => {
  const me = useMe()
  const overview = useProductOverview()
  const filters = useProductFilters()
  const [open, setOpen] = useState<OpenDialog>(closed)
  const heading = useRef<HTMLHeadingElement>(null)
  const sending = useStore($pendingProducts).filter(({ progress }) => progress.state === 'sending').length
  const publications = usePublications().data
  const storeUrl = publications?.share.url ?? `${location.origin}/store/${store.store_slug}/`
  const { share, dialog: shareDialog } = useShare()
  const firstAdded = useStore($firstAdded)
  const asked = useStore($newProduct)
  useEffect(() => {
    if (!asked) return
    $newProduct.set(null)
    setOpen({ dialog: 'add', chosen: asked })
  }, [asked])
  // Loads the dialogs after the list, while there is a connection.
  useEffect(() => {
    void AddProductDialog.load()
    void EditProductDialog.load()
  }, [])

  const edit = useCallback((product: Product) => setOpen({ dialog: 'edit', product }), [])
  const remove = useCallback((product: Product) => setOpen({ dialog: 'delete', product }), [])
  const pass = useCallback(
    (product: Product) => share(productToShare(product, store, storeUrl)),
    [share, store, storeUrl],
  )
  const showOn = useCallback((product: Product) => setOpen({ dialog: 'show-on', product }), [])
  const showHistory = useCallback((product: Product) => setOpen({ dialog: 'history', product }), [])
  const close = () => setOpen(closed)
  const add = () => setOpen({ dialog: 'add' })
  const importSheet = () => setOpen({ dialog: 'import' })

  if (overview.isPending) return <ProductsSkeleton />
  if (!overview.data) {
    return (
      <ErrorState
        title={common.failedToFetchProducts}
        onRetry={() => void overview.refetch()}
        busy={overview.isFetching}
      />
    )
  }
  const counted = { ...overview.data, total: overview.data.total + sending }
  return (
    <div className="flex flex-col gap-4">
      <ProductToolbar
        plan={me.plan}
        overview={counted}
        onAdd={add}
        menu={[
          {
            label: say.pricesAndStock,
            icon: <Table2 aria-hidden="true" />,
            disabled: counted.total === 0,
            onSelect: () => setOpen({ dialog: 'table' }),
          },
          {
            label: say.orderOfProducts,
            icon: <ArrowDownUp aria-hidden="true" />,
            disabled: counted.total < 2,
            onSelect: () => setOpen({ dialog: 'order' }),
          },
          {
            label: say.collections,
            icon: <LayoutGrid aria-hidden="true" />,
            disabled: counted.total === 0,
            onSelect: () => setOpen({ dialog: 'collections' }),
          },
          {
            label: say.raiseOrLowerPrices,
            icon: <Percent aria-hidden="true" />,
            disabled: counted.total < 2,
            onSelect: () => setOpen({ dialog: 'prices' }),
          },
          {
            label: say.importFromCsv,
            icon: <FileUp aria-hidden="true" />,
            onSelect: importSheet,
          },
          {
            label: say.downloadAsCsv,
            icon: <FileDown aria-hidden="true" />,
            disabled: counted.total === 0,
            onSelect: saveProducts,
          },
        ]}
      />
      {(counted.total > 0 || filters.filtered) && (
        <ProductFilters filters={filters} categories={overview.data.categories} />
      )}
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {say.yourProducts}
      </h2>
      <ProductList
        filters={filters}
        storeUrl={storeUrl}
        currency={store.currency}
        onAdd={add}
        onImport={importSheet}
        onEdit={edit}
        onEditPending={(again) => setOpen({ dialog: 'add', again })}
        onDelete={remove}
        onShare={pass}
        onShowOn={showOn}
        onHistory={showHistory}
      />
      {open.dialog === 'add' && (
        <AddProductDialog again={open.again} chosen={open.chosen} store={store} onClose={close} />
      )}
      {open.dialog === 'edit' && <EditProductDialog product={open.product} onClose={close} />}
      {open.dialog === 'table' && <TableDialog currency={store.currency} onClose={close} />}
      {open.dialog === 'order' && <OrderDialog onClose={close} />}
      {open.dialog === 'collections' && <CollectionsDialog storeUrl={storeUrl} onClose={close} />}
      {open.dialog === 'history' && <StockHistoryDialog product={open.product} onClose={close} />}
      {open.dialog === 'show-on' && <ShowOnDialog product={open.product} onClose={close} />}
      {open.dialog === 'import' && <ImportDialog currency={store.currency} onClose={close} />}
      {open.dialog === 'prices' && (
        <PricesDialog categories={overview.data.categories} currency={store.currency} onClose={close} />
      )}
      {shareDialog}
      {firstAdded && open.dialog === 'none' && sending === 0 && publications?.state === 'live' && (
        <ShopLive store={store} url={storeUrl} onClose={() => $firstAdded.set(false)} />
      )}
      {open.dialog === 'delete' && (
        <DeleteProductDialog
          product={open.product}
          onCancel={close}
          onDone={() => {
            close()
            // The button that opened the dialog is gone with the product.
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}
