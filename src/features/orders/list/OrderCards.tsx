import { ChevronRight, MessageCircle, Phone } from 'lucide-react'
import { usualNext } from '#contract/orders/order-status.ts'
import { amountIn } from '#src/lib/amount.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import { OrderedProducts } from '../detail/OrderedProducts.tsx'
import { type AnyOrder, keptAmount, linesOf, unitsLabel } from '../order-lines.ts'
import type { OrderViewProps } from '../order-view.ts'
import { keptWords, orderDate, statusActionLabel, statusName, statusTone } from '../order-words.ts'
import { PastChip } from '../past/PastChip.tsx'
import { advanceDue, isClaimed } from '../payments/payments.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import { LeftMark } from './LeftMark.tsx'
import * as say from './words.ts'

/** The city, and the courier of the last parcel. */
const Whereto = ({ order }: { order: AnyOrder }) => {
  const parcel = order.shipments?.at(-1)
  return [order.city, parcel && [parcel.courier, parcel.tracking_number].filter(Boolean).join(' ')]
    .filter(Boolean)
    .map((text) => (
      <span key={text}>
        {' · '}
        <bdi>{text}</bdi>
      </span>
    ))
}

/** Orders on a phone. A tap opens one; the next step and the buyer are one tap away. */
export const OrderCards = ({ chosen, onChoose, ...props }: OrderViewProps) => {
  const { orders, fresh, contact, moving, resting, hasLeft, onView, onStep } = props
  return (
    <ul aria-label={common.orders} className="flex flex-col gap-3">
      {orders.map((order, index) => {
        const isChosen = chosen?.has(order.order_id) ?? false
        const lines = linesOf(order)
        const left = hasLeft(order)
        const kept = keptAmount(order)
        const next = usualNext(order.status)
        const { chat, call } = contact(order)
        return (
          <li
            key={order.order_id}
            className={`rounded-xl border ${isChosen ? 'border-accent ring-1 ring-accent' : 'border-line'} ${left ? 'bg-raised text-muted' : 'bg-surface shadow-card'}`}
          >
            <div className="relative p-4">
              <div className="flex items-start gap-3">
                {chosen && <ChoiceBox isChosen={isChosen} />}
                <div className="min-w-0 flex-1">
                  <p className="flex items-center gap-2">
                    <bdi className="truncate font-semibold">{order.buyer_name}</bdi>
                    {index < fresh && <Badge tone="positive">{say.justCame}</Badge>}
                  </p>
                  <p className="mt-0.5 break-words text-sm">
                    <OrderedProducts lines={lines} />
                    {'\u00a0· '}
                    <span className="whitespace-nowrap">{unitsLabel(lines)}</span>
                  </p>
                  {kept !== null && <p className="text-sm text-warning tabular-nums">{keptWords(order, kept)}</p>}
                  <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
                    <PastChip order={order} />
                  </p>
                </div>
                <div className="flex shrink-0 flex-col items-end gap-1.5">
                  <p className="flex items-center gap-1 font-semibold tabular-nums">
                    {amountIn(order.currency, order.total_amount)}
                    {!chosen && <ChevronRight aria-hidden="true" className="-me-1 size-4 text-muted" />}
                  </p>
                  <Badge tone={statusTone[order.status]}>{statusName[order.status]}</Badge>
                  {order.status === 'Pending' && order.buyer_confirmed_at && (
                    <Badge tone="positive">{say.buyerConfirmed}</Badge>
                  )}
                  {order.to_check && <Badge tone="negative">{say.toBeChecked}</Badge>}
                  {isClaimed(order) ? (
                    <Badge tone="warning">{say.paymentToCheck}</Badge>
                  ) : (
                    advanceDue(order) > 0 && <Badge tone="warning">{say.advanceNotPaid}</Badge>
                  )}
                </div>
              </div>
              <p className={`mt-1 text-muted text-sm ${chosen ? 'ps-8' : ''}`}>
                <button
                  type="button"
                  className="font-mono text-xs outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-accent"
                  data-order={order.order_id}
                  {...(chosen && { 'aria-pressed': isChosen })}
                  onClick={() => (chosen ? onChoose(order) : onView(order))}
                >
                  <span className="sr-only">{chosen ? say.chooseOrder : say.viewOrder} </span>
                  {order.order_id}
                </button>
                {' · '}
                <time dateTime={order.created_at} className="whitespace-nowrap">
                  {orderDate(order.created_at)}
                </time>
                <Whereto order={order} />
              </p>
            </div>
            {(next || left) && !chosen && (
              <div className="flex items-center gap-2 border-line border-t p-2">
                <LinkButton
                  variant="quiet"
                  size="small"
                  href={chat}
                  target="_blank"
                  rel="noopener"
                  aria-label={say.chatWith(order.buyer_name)}
                  icon={<MessageCircle aria-hidden="true" />}
                >
                  <span className="max-[359px]:hidden">{say.whatsapp}</span>
                </LinkButton>
                <LinkButton
                  variant="quiet"
                  size="icon"
                  href={call}
                  aria-label={say.call(order.buyer_name)}
                  icon={<Phone aria-hidden="true" />}
                />
                {left ? (
                  <LeftMark status={order.status} />
                ) : (
                  next && (
                    <Button
                      variant="secondary"
                      size="small"
                      className="ms-auto"
                      busy={moving === order.order_id}
                      resting={resting.includes(order.order_id)}
                      aria-label={say.stepOfOrder(statusActionLabel[next], order.order_id)}
                      onClick={() => onStep(order, next)}
                    >
                      {statusActionLabel[next]}
                    </Button>
                  )
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
