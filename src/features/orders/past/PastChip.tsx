import { Badge } from '#src/ui/Badge.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { pastBeside, pastEnds } from './past.ts'
import * as say from './words.ts'

/** A buyer's past in this shop beside an order, one label for each end. Nothing for a buyer without one. */
export const PastChip = ({ order }: { order: Pick<AnyOrder, 'customer' | 'status'> }) => {
  const past = pastBeside(order)
  return (
    <>
      {order.customer?.blocked && <Badge tone="negative">{say.blocked}</Badge>}
      {past &&
        pastEnds(past).map(({ end, words }) => (
          <Badge key={end} tone={end === 'returned' ? 'warning' : 'neutral'}>
            {words}
          </Badge>
        ))}
    </>
  )
}
