import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowUpToLine, Star } from 'lucide-react'
import { useState } from 'react'
import { orderProducts } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { SortableList } from '#src/ui/forms/SortableList.tsx'
import { SortableRow } from '#src/ui/forms/SortableRow.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import { useAllProducts } from './use-all-products.ts'
import * as say from './words.ts'

const Row = ({ product, place, onTop }: { product: Product; place: number; onTop: () => void }) => (
  <SortableRow id={product.id} label={say.move(product.name)}>
    <span className="size-10 shrink-0 overflow-hidden rounded-lg bg-raised">
      {product.thumbnail_url && (
        <img src={product.thumbnail_url} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
      )}
    </span>
    <span dir="auto" className="min-w-0 flex-1 truncate px-1 page-side text-sm">
      {product.name}
    </span>
    {product.featured && <Star aria-label={say.featured} className="size-4 shrink-0 text-muted" />}
    <Button
      variant="quiet"
      size="icon"
      disabled={place === 0}
      aria-label={say.moveToTop(product.name)}
      icon={<ArrowUpToLine aria-hidden="true" />}
      onClick={onTop}
    />
  </SortableRow>
)

const moved = (ids: readonly string[], id: string, to: number): string[] =>
  ids.filter((one) => one !== id).toSpliced(to, 0, id)

/** Puts the shop's products into an order, by dragging. */
export const OrderDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const list = useAllProducts()
  const [changed, setChanged] = useState<string[]>()
  const products = list.data ?? []
  const byId = new Map(products.map((product) => [product.id, product]))
  const ids = changed ?? products.map(({ id }) => id)
  // Featured ones stand first in the shop, whatever their place.
  const isFeatured = (id: string) => byId.get(id)?.featured === true
  const shown = [...ids.filter(isFeatured), ...ids.filter((id) => !isFeatured(id))]
  const move = (id: string, to: number) => setChanged(moved(shown, id, to))
  const save = useMutation({
    mutationFn: () => call(orderProducts, { json: { ids: shown } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      toast.success(say.orderSaved)
      onClose()
    },
  })
  return (
    <Dialog
      title={say.orderOfProducts}
      description={say.dragIntoOrder}
      onClose={onClose}
      notice={
        save.isError ? (
          <Notice tone="negative" live>
            {errorMessage(save.error, say.failedToSaveOrder)}
          </Notice>
        ) : undefined
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={save.isPending} disabled={!changed} onClick={() => save.mutate()}>
            {say.saveOrder}
          </Button>
        </>
      }
    >
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <ErrorState title={common.failedToFetchProducts} onRetry={() => void list.refetch()} />}
      <SortableList noun={say.product} keys={shown} onMove={move}>
        <ol className="flex flex-col gap-2">
          {shown.flatMap((id, place) => {
            const product = byId.get(id)
            return product ? [<Row key={id} product={product} place={place} onTop={() => move(id, 0)} />] : []
          })}
        </ol>
      </SortableList>
    </Dialog>
  )
}
