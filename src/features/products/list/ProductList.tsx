import { useStore } from '@nanostores/react'
import { PackageOpen, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import type { Currency } from '#contract/money.ts'
import type { Product } from '#contract/products/products.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import * as common from '#src/ui/words.ts'
import { PendingCard } from '../card/PendingCard.tsx'
import { ProductCard } from '../card/ProductCard.tsx'
import { useDuplicate } from '../card/use-duplicate.ts'
import { useFlag } from '../card/use-flag.ts'
import { $pendingProducts, type PendingProduct } from '../pending-products.ts'
import { useProducts } from '../queries.ts'
import { useRetryImages } from '../use-retry-images.ts'
import { gridLook } from './grid-look.ts'
import { CardsSkeleton } from './ProductsSkeleton.tsx'
import type { useProductFilters } from './use-product-filters.ts'
import * as say from './words.ts'

interface ProductListProps {
  filters: ReturnType<typeof useProductFilters>
  storeUrl: string
  currency: Currency
  onAdd: () => void
  onImport: () => void
  onEdit: (product: Product) => void
  onEditPending: (product: PendingProduct) => void
  onDelete: (product: Product) => void
  onShare: (product: Product) => void
  onShowOn: (product: Product) => void
  onHistory: (product: Product) => void
}

/** The filtered products, after those being added. */
export const ProductList = ({
  filters,
  storeUrl,
  currency,
  onAdd,
  onImport,
  onEdit,
  onEditPending,
  onDelete,
  onShare,
  onShowOn,
  onHistory,
}: ProductListProps) => {
  const { search, category, low, page, setPage } = filters
  const list = useProducts({ search, category, low })
  const pending = useStore($pendingProducts)
  const retryImages = useRetryImages()
  const hide = useFlag('hidden')
  const feature = useFlag('featured')
  const duplicate = useDuplicate(onEdit)
  // Hides pages fetched on an earlier visit until they are asked for.
  const pages = list.data?.pages.slice(0, Math.max(1, page))
  const known = list.data?.pages.length ?? 0
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  // Fetches as many pages as the URL says, so that Back and a reload restore the list's length.
  useEffect(() => {
    if (known > 0 && known < page && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [known, page, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  if (list.isError && !pages) {
    return (
      <ErrorState title={common.failedToFetchProducts} onRetry={() => void list.refetch()} busy={list.isFetching} />
    )
  }
  if (!pages) return <CardsSkeleton />
  const sent = new Set(pending.map(({ progress }) => (progress.state === 'processing' ? progress.id : '')))
  const products = pages.flatMap((one) => one.products).filter(({ id }) => !sent.has(id))
  if (products.length + pending.length === 0) {
    return filters.filtered ? (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={say.noProductsFound}
        action={
          <Button variant="secondary" onClick={filters.clear}>
            {say.clearFilters}
          </Button>
        }
      >
        {low ? say.nothingRunsLow : say.noProductMatches}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<PackageOpen aria-hidden="true" />}
        title={say.noProductsYet}
        action={
          <div className="flex flex-col gap-2">
            <Button onClick={onAdd}>{say.addYourFirstProduct}</Button>
            <Button variant="quiet" size="small" onClick={onImport}>
              {say.importFromCsv}
            </Button>
          </div>
        }
      >
        {say.howToAdd}
      </EmptyState>
    )
  }
  const total = pages[0]?.total ?? products.length
  return (
    <div className="flex flex-col gap-4 max-md:pb-16">
      <ul aria-label={common.products} aria-busy={list.isPlaceholderData || undefined} className={gridLook}>
        {pending.map((product) => (
          <li key={product.key}>
            <PendingCard pending={product} currency={currency} onEdit={() => onEditPending(product)} />
          </li>
        ))}
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              storeUrl={storeUrl}
              currency={currency}
              onEdit={onEdit}
              onDelete={onDelete}
              onShare={onShare}
              onHide={hide}
              onFeature={feature}
              onShowOn={onShowOn}
              onHistory={onHistory}
              onDuplicate={duplicate}
              onRetryImages={retryImages}
            />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <ErrorState title={common.failedToFetchProducts} onRetry={() => void fetchNextPage()} busy={isFetching} />
      )}
      {pages.at(-1)?.has_next && !isFetchNextPageError && (
        <div className="flex flex-col items-center gap-2">
          <p className="text-muted text-sm tabular-nums">{say.ofProducts(products.length, total)}</p>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => setPage(pages.length + 1)}>
            {say.loadMore}
          </Button>
        </div>
      )}
    </div>
  )
}
