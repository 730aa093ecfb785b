import { Copy } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'
import { useJoinOrders } from './edits.ts'
import * as say from './words.ts'

/** Tells of the buyer's other waiting orders, and joins them to this one. */
export const OtherOrders = ({ order, onOpen }: { order: AnyOrder; onOpen: (id: string) => void }) => {
  const join = useJoinOrders(order)
  /** Choice that waits for a confirmation. */
  const [asked, setAsked] = useState<'one' | 'both'>()
  const [other] = (order.others ?? []).toSorted((a, b) => Number(b.same_goods) - Number(a.same_goods))
  if (!other) return null
  const send = (keep: 'one' | 'both') =>
    join.mutate(
      { order_id: other.order_id, keep },
      {
        onError: (error) => toast.error(errorMessage(error, say.failedToJoinTheOrders)),
        onSettled: () => setAsked(undefined),
      },
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
          <Button variant="secondary" size="small" onClick={() => setAsked('one')}>
            {say.cancelTheOtherOne}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setAsked('both')}>
          {say.putBothInOneParcel}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={asked === 'one' ? say.cancelOther(other.order_id) : say.joinOther(other.order_id)}
          confirmLabel={asked === 'one' ? say.cancelTheOtherOne : say.putBothInOneParcel}
          cancelLabel={say.leaveThem}
          tone={asked === 'one' ? 'danger' : 'normal'}
          busy={join.isPending}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked === 'one' ? say.otherIsCancelled : say.otherIsJoined} {say.cannotBeUndone}
        </ConfirmDialog>
      )}
    </Notice>
  )
}
