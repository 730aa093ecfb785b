import type { EditedState } from '#contract/orders/order-revisions.ts'
import { signedAmount } from '#src/lib/amount.ts'
import { Filled } from '#src/ui/Filled.tsx'
import * as common from '#src/ui/words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'
import * as say from './words.ts'

type Revision = NonNullable<AnyOrder['revisions']>[number]

const names: Record<keyof EditedState, string> = {
  items: common.products,
  buyer_name: common.name,
  buyer_phone: say.phone,
  delivery_address: say.address,
  city: say.city,
  order_notes: say.notes,
  delivery_amount: say.delivery,
  adjustment_amount: say.adjustment,
  adjustment_note: say.adjustmentFor,
  total_amount: say.total,
}

const written = (order: AnyOrder, state: EditedState, key: keyof EditedState): string => {
  const value = state[key]
  if (Array.isArray(value)) return value.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  if (typeof value === 'number') return signedAmount(order.currency, value)
  return value || say.none
}

const Change = ({ order, revision }: { order: AnyOrder; revision: Revision }) => (
  <li>
    <p className="font-medium text-sm">{say.changedByYou(orderDate(revision.at))}</p>
    {revision.reason && (
      <p dir="auto" className="text-sm">
        {revision.reason}
      </p>
    )}
    <ul className="text-muted text-sm">
      {(Object.keys(revision.after) as (keyof EditedState)[]).map((key) => (
        <li key={key} className="break-words">
          <Filled
            text={say.changedFromTo}
            what={names[key]}
            before={<s dir="auto">{written(order, revision.before, key)}</s>}
            after={<bdi>{written(order, revision.after, key)}</bdi>}
          />
        </li>
      ))}
    </ul>
  </li>
)

/** Changes of an order by its seller, oldest first. */
export const Revisions = ({ order }: { order: AnyOrder }) =>
  order.revisions ? (
    <ul aria-label={say.changes} className="mt-3 flex flex-col gap-3">
      {order.revisions.map((revision) => (
        <Change key={revision.at} order={order} revision={revision} />
      ))}
    </ul>
  ) : null
