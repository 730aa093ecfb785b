import { X } from 'lucide-react'
import type { ManyChanged } from '#contract/orders/orders.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** Names the orders that stayed as they were, and why. */
export const RefusedNotice = ({
  refused,
  onOpen,
  onClose,
}: {
  refused: ManyChanged['refused']
  onOpen: (id: string) => void
  onClose: () => void
}) => (
  <Notice tone="warning" live>
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{say.stayedAsBefore(refused.length)}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {refused.map(({ order_id, detail }) => (
            <li key={order_id} className="break-words">
              <button type="button" className="font-mono text-xs underline" onClick={() => onOpen(order_id)}>
                {order_id}
              </button>{' '}
              {detail}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="icon" className="-m-2" aria-label={say.close} icon={<X />} onClick={onClose} />
    </div>
  </Notice>
)
