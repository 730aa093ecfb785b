import { Check, Eye, MessageCircle } from 'lucide-react'
import { amountIn } from '#src/lib/amount.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Cell, HeadCell, Row, Table } from '#src/ui/Table.tsx'
import * as common from '#src/ui/words.ts'
import { OrderedProducts } from '../detail/OrderedProducts.tsx'
import { StepMenu } from '../detail/StepMenu.tsx'
import { keptAmount, linesOf, unitsLabel } from '../order-lines.ts'
import type { OrderViewProps } from '../order-view.ts'
import { orderDate, statusName, statusTone } from '../order-words.ts'
import { PastChip } from '../past/PastChip.tsx'
import { advanceDue, isClaimed } from '../payments/payments.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import * as say from './words.ts'

const headings = [say.orderId, say.customer, say.product, common.amount, say.status, say.date, say.actions]

/** Orders on a wide screen. */
export const OrderTable = ({ chosen, onChoose, ...props }: OrderViewProps) => {
  const { orders, fresh, contact, hasLeft, onView, onStep } = props
  return (
    <Table label={common.orders}>
      <thead>
        <tr>
          {chosen && (
            <HeadCell className="w-11 px-3">
              <span className="sr-only">{say.chosen}</span>
            </HeadCell>
          )}
          {headings.map((heading) => (
            <HeadCell
              key={heading}
              className={heading === common.amount || heading === say.actions ? 'px-3 text-end' : 'px-3'}
            >
              {heading}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order, index) => {
          const lines = linesOf(order)
          const kept = keptAmount(order)
          return (
            <Row
              key={order.order_id}
              className={chosen?.has(order.order_id) ? 'bg-accent-soft' : hasLeft(order) ? 'bg-raised text-muted' : ''}
            >
              {chosen && (
                <Cell className="px-1">
                  <button
                    type="button"
                    aria-pressed={chosen.has(order.order_id)}
                    aria-label={say.chooseOrderNumbered(order.order_id)}
                    className="grid size-11 place-items-center"
                    onClick={() => onChoose(order)}
                  >
                    <ChoiceBox isChosen={chosen.has(order.order_id)} />
                  </button>
                </Cell>
              )}
              <Cell className="px-3">
                <span className="font-medium font-mono text-xs">{order.order_id}</span>
                {index < fresh && (
                  <span className="ms-2">
                    <Badge tone="positive">{say.justCame}</Badge>
                  </span>
                )}
              </Cell>
              <Cell className="max-w-36 px-3">
                <bdi className="block truncate font-medium">{order.buyer_name}</bdi>
                <span dir="ltr" className="block truncate text-muted tabular-nums">
                  {order.buyer_phone}
                </span>
                {order.city && <bdi className="block truncate text-muted">{order.city}</bdi>}
                <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
                  <PastChip order={order} />
                </span>
              </Cell>
              <Cell className="max-w-40 px-3">
                <span className="block break-words">
                  <OrderedProducts lines={lines} />
                </span>
                <span className="text-muted">{unitsLabel(lines)}</span>
              </Cell>
              <Cell numeric className="whitespace-nowrap px-3 font-medium">
                {amountIn(order.currency, order.total_amount)}
                {kept !== null && (
                  <span className="block font-normal text-warning">{say.kept(amountIn(order.currency, kept))}</span>
                )}
              </Cell>
              <Cell className="px-3">
                <div className="flex flex-col items-start gap-1">
                  <Badge tone={statusTone[order.status]}>
                    {statusName[order.status]}
                    {hasLeft(order) && <Check aria-hidden="true" />}
                  </Badge>
                  {order.to_check && <Badge tone="negative">{say.toBeChecked}</Badge>}
                  {isClaimed(order) ? (
                    <Badge tone="warning">{say.paymentToCheck}</Badge>
                  ) : (
                    advanceDue(order) > 0 && <Badge tone="warning">{say.advanceNotPaid}</Badge>
                  )}
                </div>
              </Cell>
              <Cell className="whitespace-nowrap px-3 text-muted">
                <time dateTime={order.created_at}>{orderDate(order.created_at)}</time>
              </Cell>
              <Cell className="px-2">
                <div className="flex justify-end">
                  <Button
                    variant="quiet"
                    size="icon"
                    data-order={order.order_id}
                    aria-label={say.viewOrderNumbered(order.order_id)}
                    title={say.view}
                    icon={<Eye aria-hidden="true" />}
                    onClick={() => onView(order)}
                  />
                  {order.buyer_phone && (
                    <LinkButton
                      variant="quiet"
                      size="icon"
                      href={contact(order).chat}
                      target="_blank"
                      rel="noopener"
                      aria-label={say.chatWith(order.buyer_name)}
                      title={say.whatsapp}
                      icon={<MessageCircle aria-hidden="true" />}
                    />
                  )}
                  <StepMenu order={order} onStep={onStep} />
                </div>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}
