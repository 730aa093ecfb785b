import { returnReasonWords } from '#contract/orders/returns.ts'
import { said } from '#src/lib/server-words.ts'
import type { AnyOrder } from '../order-lines.ts'
import { orderDate, statusName } from '../order-words.ts'
import * as say from './words.ts'

type Step = NonNullable<AnyOrder['history']>[number]

const stepTitle = ({ from, to, undo, by }: Step): string => {
  if (from === null) return by === 'seller' ? say.recordedByTheShop : say.placedByTheBuyer
  return undo ? say.undoneAgain(statusName[to]) : statusName[to]
}

/** The timeline of an order, oldest first. */
export const OrderHistory = ({ order }: { order: AnyOrder }) => (
  <ol className="flex flex-col">
    {(order.history ?? []).map((step, index, steps) => (
      <li key={step.at} className="relative flex gap-3 pb-4 last:pb-0">
        <span aria-hidden="true" className="mt-1.5 flex flex-col items-center">
          <span className="size-2.5 rounded-full bg-accent" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-medium">{stepTitle(step)}</span>
            <time dateTime={step.at} className="text-muted">
              {orderDate(step.at)}
            </time>
          </p>
          {step.reason && <p className="mt-0.5 text-muted text-sm">{said(returnReasonWords[step.reason])}</p>}
          {step.note && step.note !== steps[index - 1]?.note && (
            <p dir="auto" className="mt-0.5 whitespace-pre-line break-words text-muted text-sm">
              {step.note}
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
)
