import { Badge } from '#src/ui/Badge.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { pastBeside, pastParts } from './past.ts'
import * as say from './words.ts'

/** A buyer's past in this shop beside an order, one label for each end. Nothing for a buyer without one. */
export const PastChip = ({ order }: { order: Pick<AnyOrder, 'customer' | 'status'> }) => {
  const past = pastBeside(order)
  return (
    <>
      {order.customer?.blocked && <Badge tone="negative">{say.blocked}</Badge>}
      {past &&
        pastParts(past).map((words) => (
          <Badge key={words} tone={past.returned ? 'warning' : 'neutral'}>
            {words}
          </Badge>
        ))}
    </>
  )
}
