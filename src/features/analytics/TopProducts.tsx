import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { TopVariants } from './TopVariants.tsx'
import * as say from './words.ts'

type TopPerformers = AnalyticsDashboard['product_insights']['top_performers']

interface TopProductsProps {
  products: TopPerformers
  /** Formats a decimal amount. */
  money: (decimal: number) => string
}

/** Best-selling products. */
export const TopProducts = ({ products, money }: TopProductsProps) => (
  <Card className="min-w-0">
    <CardHeading title={say.topProducts} description={say.byUnitsOrdered} />
    {products.length === 0 ? (
      <p className="grid h-40 place-items-center rounded-lg bg-raised px-6 text-balance text-center text-muted text-sm">
        {say.bestSellersAppearHere}
      </p>
    ) : (
      <ol className="-my-2 divide-y divide-line">
        {products.map(({ product, total_ordered, revenue_generated, variants }, index) => (
          <li key={product._id} className="flex flex-wrap items-center gap-x-3 py-2.5">
            <span className="w-5 shrink-0 text-muted text-sm tabular-nums">{index + 1}</span>
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                <bdi>{product.name}</bdi>
              </p>
              <p className="truncate text-muted text-sm">
                <bdi>{product.category}</bdi> ·{' '}
                {product.from ? say.priceFrom(money(product.price)) : money(product.price)}
              </p>
            </div>
            <div className="shrink-0 text-end tabular-nums">
              <p className="font-medium">{say.ordered(total_ordered)}</p>
              <p className="text-muted text-sm">{money(revenue_generated)}</p>
            </div>
            {variants && (
              <div className="w-full ps-8">
                <TopVariants name={product.name} variants={variants} />
              </div>
            )}
          </li>
        ))}
      </ol>
    )}
  </Card>
)
