import { Clock, PackageCheck, ShoppingBag, Wallet } from 'lucide-react'
import type { OrderStats } from '#contract/orders/order-lists.ts'
import { mayReadFigures } from '#contract/staff/policies.ts'
import { useMay } from '#src/features/shared/use-may.ts'
import { amountIn } from '#src/lib/amount.ts'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { Card, StatCard } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import * as say from './words.ts'

const figures = [
  {
    label: say.totalOrders,
    period: say.sinceTheShopOpened,
    Icon: ShoppingBag,
    of: ({ total_orders }: OrderStats) => total_orders.toLocaleString('en'),
  },
  {
    label: say.pending,
    period: say.now,
    Icon: Clock,
    of: ({ pending_orders }: OrderStats) => pending_orders.toLocaleString('en'),
  },
  {
    label: say.delivered,
    period: say.sinceTheShopOpened,
    Icon: PackageCheck,
    of: ({ delivered_orders }: OrderStats) => delivered_orders.toLocaleString('en'),
  },
  {
    label: say.revenue,
    period: say.deliveredAndKept,
    Icon: Wallet,
    of: ({ currency, total_revenue }: OrderStats) => amountIn(currency, total_revenue),
  },
] as const

/** Four figures above the orders, in one row on a phone; three for who packs. A dash while unknown. */
export const StatCards = ({ stats, failed }: { stats: OrderStats | undefined; failed: boolean }) => {
  const wide = useMedia('(min-width: 640px)')
  const may = useMay()
  const shownFigures = figures.filter(({ label }) => label !== say.revenue || may(mayReadFigures))
  const shown = (of: (stats: OrderStats) => string, skeleton: string) =>
    stats ? of(stats) : failed ? '—' : <Skeleton className={skeleton} />
  if (wide)
    return (
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {shownFigures.map(({ label, period, Icon, of }) => (
          <StatCard
            key={label}
            label={label}
            value={shown(of, 'my-[3px] h-6 w-16')}
            detail={period}
            icon={<Icon aria-hidden="true" />}
          />
        ))}
      </div>
    )
  return (
    <Card className="overflow-x-auto p-0 [scrollbar-width:none]">
      <dl className="flex min-w-max justify-between gap-3 px-4 py-3">
        {shownFigures.map(({ label, of }) => (
          <div key={label} className="flex flex-col">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="font-semibold text-[0.9375rem] tabular-nums">{shown(of, 'my-1 h-4 w-10')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
