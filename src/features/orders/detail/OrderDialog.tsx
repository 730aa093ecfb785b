import { errorMessage } from '#src/lib/api/api-error.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { useOrder } from '../orders.ts'
import type { OrderDialogProps } from './LoadedOrder.tsx'
import * as say from './words.ts'

const Lines = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-28" />
    <Skeleton className="h-40" />
  </div>
)

/** The part whose code comes after the list. */
export const LoadedOrder = deferred<OrderDialogProps & { order: AnyOrder }>(
  async () => (await import('./LoadedOrder.tsx')).LoadedOrder,
  ({ id, onClose }) => (
    <Dialog title={say.order(id)} onClose={onClose}>
      <Lines />
    </Dialog>
  ),
)

/** An order's details with its next steps. */
export const OrderDialog = (props: OrderDialogProps) => {
  const { id, onClose } = props
  const order = useOrder(id)
  if (order.data) return <LoadedOrder {...props} order={order.data} />
  return (
    <Dialog title={say.order(id)} onClose={onClose}>
      {order.isError ? (
        <ErrorState
          title={errorMessage(order.error, say.failedToGetOrderStatus)}
          onRetry={() => void order.refetch()}
          busy={order.isFetching}
        />
      ) : (
        <Lines />
      )}
    </Dialog>
  )
}
