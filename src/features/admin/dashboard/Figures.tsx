import { CreditCard, Package, Percent, Store, UserRound, Users } from 'lucide-react'
import type { AdminDashboard } from '#contract/admin/admin-reports.ts'
import { count, percent } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { StatCard } from '#src/ui/Card.tsx'

export const Figures = ({ platform_stats: stats, recent_activity: week }: AdminDashboard) => (
  <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
    <StatCard
      label="Total users"
      value={count(stats.total_users)}
      detail={`${plural(week.new_users_week, 'new user')} this week`}
      icon={<Users aria-hidden="true" />}
    />
    <StatCard
      label="Paid users"
      value={count(stats.paid_users)}
      detail="Their plan is in force"
      icon={<CreditCard aria-hidden="true" />}
    />
    <StatCard
      label="Free users"
      value={count(stats.free_users)}
      detail="Including users whose Premium has ended"
      icon={<UserRound aria-hidden="true" />}
    />
    <StatCard
      label="Total stores"
      value={count(stats.total_stores)}
      detail={`${plural(week.new_stores_week, 'new store')} this week`}
      icon={<Store aria-hidden="true" />}
    />
    <StatCard
      label="Total products"
      value={count(stats.total_products)}
      detail="In all stores"
      icon={<Package aria-hidden="true" />}
    />
    <StatCard
      label="Conversion rate"
      value={percent(stats.conversion_rate)}
      detail="Users on Premium"
      icon={<Percent aria-hidden="true" />}
    />
  </div>
)
