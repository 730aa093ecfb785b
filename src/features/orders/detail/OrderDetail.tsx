import { GitCompareArrows, MessageCircle, PackageX, Pencil, Phone, Printer, ShieldAlert, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDeliveredFree } from '#contract/delivery/free-delivery.ts'
import { fullAddress } from '#contract/delivery/full-address.ts'
import { CHECK_ADVICE, checkReasonWords } from '#contract/orders/to-check.ts'
import { mayChangeOrders, mayReadCustomers } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { amountIn, signedAmount } from '#src/lib/amount.ts'
import { said } from '#src/lib/server-words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as common from '#src/ui/words.ts'
import { Parcels } from '../couriers/Parcels.tsx'
import { OtherOrders } from '../edit/OtherOrders.tsx'
import { Revisions } from '../edit/Revisions.tsx'
import { type AnyOrder, keptAmount, lineName, linesOf } from '../order-lines.ts'
import type { BuyerContact } from '../order-view.ts'
import { keptWords, orderDate, statusName, statusTone } from '../order-words.ts'
import { PastChip } from '../past/PastChip.tsx'
import { OrderPayments } from '../payments/OrderPayments.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { PrivateLink } from './PrivateLink.tsx'
import * as say from './words.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1.5 font-medium text-muted text-sm">{title}</h3>
    {children}
  </section>
)

const CashOnDelivery = () => <span className="font-normal text-muted text-sm">{say.cashOnDelivery}</span>

/** Shows the rest of a paid order: to collect, or to give back. */
const Due = ({ order }: { order: AnyOrder }) => {
  const due = order.due_amount ?? order.total_amount
  return (
    <p className="mt-1 flex items-baseline justify-between gap-4">
      {due < 0 ? (
        <span>{say.toGiveBack}</span>
      ) : (
        <span>
          {say.toCollect} <CashOnDelivery />
        </span>
      )}
      <span className="tabular-nums">{amountIn(order.currency, Math.abs(due))}</span>
    </p>
  )
}

interface OrderDetailProps {
  order: AnyOrder
  contact: BuyerContact
  /** Message when the order was changed elsewhere first. */
  conflict: string | undefined
  /** Message when stock is too short to confirm the order. */
  short: string | undefined
  onPrint: () => void
  /** Absent once it is sent. */
  onEdit: (() => void) | undefined
  onOpen: (id: string) => void
  onCustomer: (id: string) => void
  /** The seller's notes. */
  notes: ReactNode
}

/** One order in full. */
export const OrderDetail = (props: OrderDetailProps) => {
  const { order, contact, conflict, short, onPrint, onEdit, onOpen, onCustomer, notes } = props
  const may = useMay()
  const isReturned = order.status === 'Returned'
  const isFree = isDeliveredFree(order)
  const freeBy = isFree && !order.discount_amount && order.discount_code
  const kept = keptAmount(order)
  return (
    <div className="flex flex-col gap-6">
      {conflict && (
        <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
          <p>{say.thisOrderWasChangedElsewhere(conflict)}</p>
          <p className="mt-1">{say.youSeeItAs}</p>
        </Notice>
      )}
      {order.to_check && (
        <Notice tone="warning" icon={<ShieldAlert aria-hidden="true" />}>
          <p className="font-medium">{say.toBeChecked}</p>
          <p className="mt-1">{said(checkReasonWords[order.to_check])}</p>
          <p className="mt-1">{said(CHECK_ADVICE)}</p>
        </Notice>
      )}
      {short && (
        <Notice tone="negative" live icon={<PackageX aria-hidden="true" />}>
          <p>{short}</p>
        </Notice>
      )}
      {may(mayChangeOrders) && <OtherOrders order={order} onOpen={onOpen} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={statusTone[order.status]}>{statusName[order.status]}</Badge>
        {order.status === 'Pending' && order.buyer_confirmed_at && <Badge tone="positive">{say.buyerConfirmed}</Badge>}
        <time dateTime={order.created_at} className="text-muted text-sm">
          {orderDate(order.created_at)}
        </time>
        <div className={`ms-auto flex gap-2 ${onEdit ? 'max-sm:w-full max-sm:*:flex-1' : ''}`}>
          {onEdit && (
            <Button variant="secondary" size="small" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
              {say.change}
            </Button>
          )}
          <Button variant="secondary" size="small" icon={<Printer aria-hidden="true" />} onClick={onPrint}>
            {say.printSlip}
          </Button>
        </div>
      </div>
      <Part title={say.customer}>
        <p dir="auto" className="page-side break-words font-semibold">
          {order.buyer_name}
        </p>
        <p className="tabular-nums">
          <bdi dir="ltr">{order.buyer_phone}</bdi>
        </p>
        <p dir="auto" className="page-side mt-1 whitespace-pre-line break-words">
          {fullAddress(order)}
        </p>
        {order.customer && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <PastChip order={order} />
            {may(mayReadCustomers) && (
              <Button
                variant="quiet"
                size="small"
                className="-ms-1 first:-ms-3"
                icon={<UserRound aria-hidden="true" />}
                onClick={() => order.customer && onCustomer(order.customer.id)}
              >
                {say.allTheirOrders}
              </Button>
            )}
          </p>
        )}
        <div className={order.buyer_phone ? 'mt-3 grid grid-cols-2 gap-2' : 'hidden'}>
          <LinkButton href={contact.chat} target="_blank" rel="noopener" icon={<MessageCircle aria-hidden="true" />}>
            {say.whatsapp}
          </LinkButton>
          <LinkButton variant="secondary" href={contact.call} icon={<Phone aria-hidden="true" />}>
            {say.call}
          </LinkButton>
        </div>
        {order.private_url && <PrivateLink order={order} url={order.private_url} chat={contact.page} />}
      </Part>
      {order.order_notes && (
        <Part title={say.notesOfTheBuyer}>
          <p dir="auto" className="whitespace-pre-line break-words rounded-lg bg-raised px-4 py-3">
            {order.order_notes}
          </p>
        </Part>
      )}
      <Part title={common.products}>
        <ul className="divide-y divide-line">
          {linesOf(order).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same product
            <li key={index} className="flex items-start justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p dir="auto" className="break-words font-medium">
                  {lineName(line)}
                </p>
                <p className="text-muted text-sm tabular-nums">
                  {line.quantity} × {amountIn(order.currency, line.product_price)}
                </p>
                {line.returned_quantity ? (
                  <p className="text-sm text-warning">
                    {line.damaged_quantity
                      ? say.cameBackDamaged(line.returned_quantity, line.damaged_quantity)
                      : say.cameBack(line.returned_quantity)}
                  </p>
                ) : null}
              </div>
              <span className="shrink-0 tabular-nums">
                {amountIn(order.currency, line.product_price * line.quantity)}
              </span>
            </li>
          ))}
        </ul>
        {order.discount_amount ? (
          <p className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <span>{say.discount(order.discount_code ?? '')}</span>
            <span className="tabular-nums">{signedAmount(order.currency, -order.discount_amount)}</span>
          </p>
        ) : null}
        {order.delivery_amount || isFree ? (
          <p className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <span>{say.delivery(freeBy || '')}</span>
            <span className="tabular-nums">
              {isFree ? say.free : amountIn(order.currency, order.delivery_amount ?? 0)}
            </span>
          </p>
        ) : null}
        {order.adjustment_amount ? (
          <p className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <bdi>{order.adjustment_note || say.adjustment}</bdi>
            <span className="tabular-nums">{signedAmount(order.currency, order.adjustment_amount)}</span>
          </p>
        ) : null}
        <p className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold">
          <span>
            {say.total} {!order.paid_amount && !isReturned && <CashOnDelivery />}
          </span>
          <span className="text-lg tabular-nums">{amountIn(order.currency, order.total_amount)}</span>
        </p>
        {kept !== null && (
          <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-warning tabular-nums">
            <span>{keptWords(order, kept)}</span>
            <span>{say.amountCameBack(amountIn(order.currency, order.total_amount - kept))}</span>
          </p>
        )}
        {order.paid_amount && !isReturned ? <Due order={order} /> : null}
        {may(mayChangeOrders) && <OrderPayments order={order} />}
      </Part>
      <Parcels order={order} />
      {notes}
      <Part title={say.history}>
        <OrderHistory order={order} />
        <Revisions order={order} />
      </Part>
    </div>
  )
}
