import { Button } from '#src/ui/Button.tsx'
import { useKnownBuyer } from './edits.ts'
import type { OrderDraft } from './order-draft.ts'
import * as say from './words.ts'

/** Offers name and address of the customer with the typed phone. */
export const KnownBuyer = ({ draft, onFill }: { draft: OrderDraft; onFill: (change: Partial<OrderDraft>) => void }) => {
  const known = useKnownBuyer(draft.buyer_phone).data
  if (!known) return null
  const last = known.latest_orders.find(({ pick_up }) => !pick_up)
  const isFilled = draft.buyer_name !== '' && draft.delivery_address !== ''
  return (
    <p role="status" className="-mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        <bdi className="font-medium">{known.name}</bdi>:{' '}
        {say.listed([
          say.orderCount(known.orders),
          ...(known.returned > 0 ? [say.cameBack(known.returned)] : []),
          ...(known.blocked ? [say.blockedByYou] : []),
        ])}
      </span>
      {!isFilled && (
        <Button
          variant="link"
          size="text"
          onClick={() =>
            onFill({
              buyer_name: draft.buyer_name || known.name,
              delivery_address: draft.delivery_address || (last?.delivery_address ?? ''),
              city: draft.city || (last?.city ?? ''),
            })
          }
        >
          {say.fillInNameAndAddress}
        </Button>
      )}
    </p>
  )
}
