import type { EditedState } from '#contract/orders/order-revisions.ts'
import { signedAmount } from '#src/lib/amount.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate } from '../order-words.ts'

type Revision = NonNullable<AnyOrder['revisions']>[number]

const names: Record<keyof EditedState, string> = {
  items: 'Products',
  buyer_name: 'Name',
  buyer_phone: 'Phone',
  delivery_address: 'Address',
  city: 'City',
  order_notes: 'Notes',
  delivery_amount: 'Delivery',
  adjustment_amount: 'Adjustment',
  adjustment_note: 'Adjustment for',
  total_amount: 'Total',
}

const written = (order: AnyOrder, state: EditedState, key: keyof EditedState): string => {
  const value = state[key]
  if (Array.isArray(value)) return value.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  if (typeof value === 'number') return signedAmount(order.currency, value)
  return value || 'none'
}

const Change = ({ order, revision }: { order: AnyOrder; revision: Revision }) => (
  <li>
    <p className="font-medium text-sm">Changed by you · {orderDate(revision.at)}</p>
    {revision.reason && (
      <p dir="auto" className="text-sm">
        {revision.reason}
      </p>
    )}
    <ul className="text-muted text-sm">
      {(Object.keys(revision.after) as (keyof EditedState)[]).map((key) => (
        <li key={key} className="break-words">
          {names[key]}: <s>{written(order, revision.before, key)}</s> → {written(order, revision.after, key)}
        </li>
      ))}
    </ul>
  </li>
)

/** Changes of an order by its seller, oldest first. */
export const Revisions = ({ order }: { order: AnyOrder }) =>
  order.revisions ? (
    <ul aria-label="Changes" className="mt-3 flex flex-col gap-3">
      {order.revisions.map((revision) => (
        <Change key={revision.at} order={order} revision={revision} />
      ))}
    </ul>
  ) : null
