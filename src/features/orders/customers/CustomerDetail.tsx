import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { CUSTOMER_NOTE_MAX } from '#contract/orders/bounds.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { amountIn } from '#src/lib/amount.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { orderDate, statusName, statusTone } from '../order-words.ts'
import { useChangeCustomer } from './customers.ts'
import * as say from './words.ts'

interface CustomerDetailProps {
  customer: Customer & { latest_orders: OrderInFull[] }
  onOrder: (id: string) => void
}

/** A customer's figures, the seller's note, the block and the orders. */
export const CustomerDetail = ({ customer, onOrder }: CustomerDetailProps) => {
  const change = useChangeCustomer(customer.id)
  const [note, setNote] = useState(customer.note ?? '')
  const others = customer.names.filter((name) => name !== customer.name)
  const figures = [
    [common.orders, customer.orders],
    [say.delivered, customer.delivered],
    [say.returned, customer.returned],
    [say.cancelled, customer.cancelled],
  ] as const
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p dir="ltr" className="tabular-nums">
          <a
            href={`tel:+${customer.phone}`}
            className="-my-3 inline-flex min-h-11 items-center text-accent-text underline-offset-2 hover:underline"
          >
            +{customer.phone}
          </a>
        </p>
        {others.length > 0 && (
          <p className="mt-1 break-words text-muted text-sm">
            <Filled
              text={say.alsoOrderedAs}
              names={others.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <bdi>{name}</bdi>
                </span>
              ))}
            />
          </p>
        )}
      </div>
      <dl className="grid grid-cols-4 gap-2">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="font-semibold tabular-nums">{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p className="-mt-2 text-sm">
        <span className="text-muted">{say.paidAndKept} </span>
        <span className="font-semibold tabular-nums">{amountIn(customer.currency, customer.spent)}</span>
      </p>
      <div className="flex flex-col gap-2">
        <Field
          label={say.yourNote}
          optional
          hint={say.onlyYouSeeIt}
          counter={{ used: note.length, max: CUSTOMER_NOTE_MAX }}
        >
          {(field) => (
            <Textarea
              {...field}
              dir="auto"
              maxLength={CUSTOMER_NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          busy={change.isPending}
          disabled={note.trim() === (customer.note ?? '')}
          onClick={() => change.mutate({ note })}
        >
          {say.saveNote}
        </Button>
      </div>
      <SwitchField
        label={say.blockThisPhone}
        hint={say.itsOrdersAreRefused}
        checked={customer.blocked}
        onChange={(blocked) => change.mutate({ blocked })}
      />
      <section>
        <h3 className="mb-1.5 font-medium text-muted text-sm">{say.latestOrders}</h3>
        <ul className="divide-y divide-line">
          {customer.latest_orders.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 page-side hover:bg-raised"
                onClick={() => onOrder(order.order_id)}
              >
                <span>
                  <span className="block font-mono text-xs">{order.order_id}</span>
                  <time dateTime={order.created_at} className="text-muted text-sm">
                    {orderDate(order.created_at)}
                  </time>
                </span>
                <span className="flex items-center gap-2">
                  <Badge tone={statusTone[order.status]}>{statusName[order.status]}</Badge>
                  <span className="tabular-nums">{amountIn(order.currency, order.total_amount)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
