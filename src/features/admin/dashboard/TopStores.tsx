import { ExternalLink } from 'lucide-react'
import type { AdminDashboard } from '#contract/admin/admin-reports.ts'
import { plural } from '#src/lib/plural.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'

/** Stores with the most products. */
export const TopStores = ({ stores }: { stores: AdminDashboard['top_stores'] }) => (
  <Card className="min-w-0">
    <CardHeading title="Top stores" description="By products" />
    {stores.length === 0 ? (
      <p className="rounded-lg bg-raised px-6 py-8 text-center text-muted text-sm">
        Stores appear here with their first product.
      </p>
    ) : (
      <ol className="-my-2 divide-y divide-line">
        {stores.map(({ store, product_count }, index) => (
          <li key={store.id} className="flex items-center gap-3 py-2.5 text-sm">
            <span className="w-5 shrink-0 text-muted tabular-nums">{index + 1}</span>
            <a
              href={`/store/${store.store_slug}/`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-w-0 flex-1 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
            >
              <bdi className="truncate">{store.name}</bdi>
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <span className="shrink-0 text-muted tabular-nums">{plural(product_count, 'product')}</span>
          </li>
        ))}
      </ol>
    )}
  </Card>
)
