import { Eye, Minus, PackageCheck, ReceiptText, ShoppingCart, TrendingDown, TrendingUp } from 'lucide-react'
import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { amountIn } from '#src/lib/amount.ts'
import { count, percent } from '#src/lib/numbers.ts'
import { StatCard } from '#src/ui/Card.tsx'
import { conversionWords, growthWords, successWords } from './figure-words.ts'
import * as say from './words.ts'

const Growth = ({ performance }: { performance: AnalyticsDashboard['store_performance'] }) => {
  const growth = performance.views_this_week - performance.views_last_week
  const Icon = growth > 0 ? TrendingUp : growth < 0 ? TrendingDown : Minus
  const tone = growth > 0 ? 'text-positive' : growth < 0 ? 'text-negative' : ''
  return (
    <span className={`flex items-start gap-1 ${tone}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {growthWords(performance)}
    </span>
  )
}

/** The four main figures, each with its meaning. */
export const HeadFigures = ({ figures }: { figures: AnalyticsDashboard }) => {
  const { store_performance, conversion_metrics, currency } = figures
  const { view_to_order_rate, avg_order_value, delivered_success_rate } = conversion_metrics
  const { total_store_views } = store_performance
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatCard
        label={say.storeViews}
        value={count(total_store_views)}
        detail={<Growth performance={store_performance} />}
        icon={<Eye aria-hidden="true" />}
      />
      <StatCard
        label={say.conversionRate}
        value={percent(view_to_order_rate)}
        detail={conversionWords(total_store_views, view_to_order_rate)}
        icon={<ShoppingCart aria-hidden="true" />}
      />
      <StatCard
        label={say.averageOrderValue}
        value={<span className="text-xl sm:text-2xl">{amountIn(currency, Math.round(avg_order_value))}</span>}
        detail={say.averageOfDeliveredOrders}
        icon={<ReceiptText aria-hidden="true" />}
      />
      <StatCard
        label={say.successRate}
        value={percent(delivered_success_rate)}
        detail={successWords(delivered_success_rate)}
        icon={<PackageCheck aria-hidden="true" />}
      />
    </div>
  )
}
