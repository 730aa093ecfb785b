import { Badge } from '#src/ui/Badge.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { pastBeside, pastWords } from './past.ts'
import * as say from './words.ts'

/** A buyer's past in this shop beside an order. Nothing for a buyer without one. */
export const PastChip = ({ order }: { order: Pick<AnyOrder, 'customer' | 'status'> }) => {
  const past = pastBeside(order)
  const words = past ? pastWords(past) : ''
  return (
    <>
      {order.customer?.blocked && <Badge tone="negative">{say.blocked}</Badge>}
      {words && (
        <Badge tone={past?.returned ? 'warning' : 'neutral'}>
          <span className="whitespace-normal">{words}</span>
        </Badge>
      )}
    </>
  )
}
