import { Clock, PackageCheck, ShoppingBag, Wallet } from 'lucide-react'
import type { OrderStats } from '#contract/orders/orders.ts'
import { amountIn } from '#src/lib/amount.ts'
import { StatCard } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** The four figures above the orders; a dash where they are not known. */
export const StatCards = ({ stats, failed }: { stats: OrderStats | undefined; failed: boolean }) => {
  const shown = (figure: (stats: OrderStats) => number | string) =>
    stats ? figure(stats) : failed ? '—' : <Skeleton className="my-[3px] h-6 w-16" />
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label="Total Orders"
        value={shown(({ total_orders }) => total_orders.toLocaleString('en'))}
        icon={<ShoppingBag aria-hidden="true" />}
      />
      <StatCard
        label="Pending"
        value={shown(({ pending_orders }) => pending_orders.toLocaleString('en'))}
        icon={<Clock aria-hidden="true" />}
      />
      <StatCard
        label="Delivered"
        value={shown(({ delivered_orders }) => delivered_orders.toLocaleString('en'))}
        icon={<PackageCheck aria-hidden="true" />}
      />
      <StatCard
        label="Revenue"
        value={
          <span className="text-lg sm:text-2xl">
            {shown(({ total_revenue, currency }) => amountIn(currency, total_revenue))}
          </span>
        }
        icon={<Wallet aria-hidden="true" />}
      />
    </div>
  )
}
