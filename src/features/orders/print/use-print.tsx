import { type ReactNode, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { AnyOrder } from '../order-lines.ts'
import { Slip } from './Slip.tsx'
import type { Sender } from './sender.ts'

/**
 * Prints packing slips. Render `slips` anywhere: only paper shows them.
 * They stay after printing, because a phone reports the end too early.
 */
export const usePrint = (sender: Sender): { slips: ReactNode; print: (orders: readonly AnyOrder[]) => void } => {
  const [printed, setPrinted] = useState<readonly AnyOrder[]>([])
  const print = (orders: readonly AnyOrder[]) => {
    flushSync(() => setPrinted(orders))
    window.print()
  }
  const slips = printed.length > 0 && (
    <div className="slips" aria-hidden="true">
      {printed.map((order) => (
        <Slip key={order.order_id} order={order} sender={sender} />
      ))}
    </div>
  )
  return { slips: slips && createPortal(slips, document.body), print }
}
