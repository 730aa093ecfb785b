import { Copy } from 'lucide-react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'
import { useJoinOrders } from './edits.ts'
import * as say from './words.ts'

/** Tells of the buyer's other waiting orders, and joins them to this one. */
export const OtherOrders = ({ order, onOpen }: { order: AnyOrder; onOpen: (id: string) => void }) => {
  const join = useJoinOrders(order)
  const [other] = (order.others ?? []).toSorted((a, b) => Number(b.same_goods) - Number(a.same_goods))
  if (!other) return null
  const send = (keep: 'one' | 'both') =>
    join.mutate(
      { order_id: other.order_id, keep },
      { onError: (error) => toast.error(errorMessage(error, say.failedToJoinTheOrders)) },
    )
  return (
    <Notice tone="warning" icon={<Copy aria-hidden="true" />}>
      <p className="font-medium">{other.same_goods ? say.orderedTwice : say.theBuyerHasAnotherOrder}</p>
      <p className="mt-1">
        <Filled
          text={other.same_goods ? say.hasTheSameProducts : say.hasOtherProducts}
          order={
            <button type="button" className="font-mono text-xs underline" onClick={() => onOpen(other.order_id)}>
              {other.order_id}
            </button>
          }
          day={orderDate(other.created_at)}
        />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {other.same_goods && (
          <Button variant="secondary" size="small" busy={join.isPending} onClick={() => send('one')}>
            {say.cancelTheOtherOne}
          </Button>
        )}
        <Button variant="secondary" size="small" busy={join.isPending} onClick={() => send('both')}>
          {say.putBothInOneParcel}
        </Button>
      </div>
    </Notice>
  )
}
