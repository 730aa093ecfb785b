import { useEffect, useState } from 'react'
import type { ManyChanged } from '#contract/orders/orders.ts'
import { reasonedStatuses } from '#contract/orders/returns.ts'
import type { AnyOrder, OrderPage } from '../order-lines.ts'
import { ChoosingBar } from './ChoosingBar.tsx'
import { type ManyMove, type ManyStep, useMoveMany } from './many.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RefusedNotice } from './RefusedNotice.tsx'
import type { Choosing } from './use-choosing.ts'

interface ManyOrdersProps {
  choosing: Choosing
  /** The page that is shown. */
  page: OrderPage | undefined
  onPrint: (orders: readonly AnyOrder[]) => void
  onOpen: (id: string) => void
}

/** Acts on the chosen orders, and says which stayed as before. */
export const ManyOrders = ({ choosing, page, onPrint, onOpen }: ManyOrdersProps) => {
  const listed = page?.orders ?? []
  const { renew } = choosing
  // Other phones move orders too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => renew(listed), [page])
  const [asked, setAsked] = useState<ManyStep | null>(null)
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
