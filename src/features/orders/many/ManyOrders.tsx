import { useEffect, useState } from 'react'
import type { ManyChanged } from '#contract/orders/orders.ts'
import { reasonedStatuses } from '#contract/orders/returns.ts'
import type { Store } from '#contract/stores/stores.ts'
import { deferred } from '#src/ui/deferred.tsx'
import type { AnyOrder, OrderPage } from '../order-lines.ts'
import { ChoosingBar } from './ChoosingBar.tsx'
import { type ManyMove, type ManyStep, useMoveMany } from './many.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RefusedNotice } from './RefusedNotice.tsx'
import type { Choosing } from './use-choosing.ts'

const CourierFileDialog = deferred(async () => (await import('../couriers/CourierFileDialog.tsx')).CourierFileDialog)

const goesOut = ({ status }: AnyOrder): boolean => status === 'Confirmed' || status === 'Shipped'

interface ManyOrdersProps {
  choosing: Choosing
  /** The page that is shown. */
  page: OrderPage | undefined
  store: Store
  onPrint: (orders: readonly AnyOrder[]) => void
  onOpen: (id: string) => void
}

/** Acts on the chosen orders, and says which stayed as before. */
export const ManyOrders = ({ choosing, page, store, onPrint, onOpen }: ManyOrdersProps) => {
  const listed = page?.orders ?? []
  const { renew } = choosing
  // Other phones move orders too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => renew(listed), [page])
  const [asked, setAsked] = useState<ManyStep | null>(null)
  const [filing, setFiling] = useState(false)
  const [refused, setRefused] = useState<ManyChanged['refused']>([])
  const move = useMoveMany(renew)
  const chosen = [...(choosing.chosen?.values() ?? [])]
  const go = (step: ManyMove) =>
    move.mutate(step, {
      onSuccess: ({ refused }) => {
        setRefused(refused)
        // They are not what they were when they were chosen.
        if (refused.length > 0) choosing.drop(refused.map(({ order_id }) => order_id))
      },
      onSettled: () => setAsked(null),
    })
  return (
    <>
      {refused.length > 0 && <RefusedNotice refused={refused} onOpen={onOpen} onClose={() => setRefused([])} />}
      {choosing.chosen && (
        <ChoosingBar
          chosen={chosen}
          listed={listed}
          busy={move.isPending}
          onAll={() => choosing.toggleAll(listed)}
          onStop={choosing.stop}
          onStep={(step) => (reasonedStatuses.includes(step.status) ? setAsked(step) : go(step))}
          onPrint={() => onPrint(chosen)}
          onFile={chosen.some(goesOut) ? () => setFiling(true) : undefined}
        />
      )}
      {filing && (
        <CourierFileDialog
          orders={chosen}
          store={store}
          onShip={(orders) => go({ status: 'Shipped', orders })}
          // It may stand on another page of the list.
          onMended={(order) => renew([order])}
          onClose={() => setFiling(false)}
        />
      )}
      {asked && (
        <ReasonDialog
          step={asked}
          busy={move.isPending}
          onConfirm={(reason) => go({ ...asked, ...(reason && { reason }) })}
          onKeep={() => setAsked(null)}
        />
      )}
    </>
  )
}
