import { useQuery } from '@tanstack/react-query'
import { readStockHistory } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import type { StockMovement } from '#contract/products/stock-history.ts'
import { call } from '#src/lib/api/api.ts'
import { momentOf } from '#src/lib/days.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { productKeys } from '../queries.ts'
import * as say from './words.ts'

const words: Record<StockMovement['cause'], string> = {
  added: say.addedWithProduct,
  set: say.setByShop,
  import: say.setByImport,
  sold: say.ordered,
  cancelled: say.orderCancelled,
  returned: say.cameBack,
}

/** Says why a product has the stock it has, the latest first. */
export const StockHistoryDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...productKeys.lists, 'stock-history', product.id],
    queryFn: () => call(readStockHistory, { params: { id: product.id } }),
    staleTime: 0,
  })
  return (
    <Dialog
      title={say.stockHistory}
      description={say.stockNamed(product.name, product.inventory_count)}
      onClose={onClose}
    >
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState title={say.failedToFetchHistory} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.movements.length === 0 && <p className="text-muted">{say.nothingMovedYet}</p>}
      <ul className="divide-y divide-line">
        {data?.movements.map(({ at, cause, variant, change, left, order_id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may move alike at once
          <li key={index} className="flex items-baseline gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="text-sm">
                {words[cause]}
                {variant && (
                  <>
                    {' · '}
                    <bdi>{variant}</bdi>
                  </>
                )}
                {order_id && <span className="ms-1.5 font-mono text-xs">{order_id}</span>}
              </p>
              <time dateTime={at} className="text-muted text-xs">
                {momentOf(at)}
              </time>
            </div>
            <p className="shrink-0 text-end tabular-nums">
              <span dir="ltr" className={change > 0 ? 'text-positive' : ''}>
                {change > 0 ? `+${change}` : `−${-change}`}
              </span>
              {left !== null && <span className="block text-muted text-xs">{say.toStock(left)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
