import { Gem, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type PlanName, productLimitMessage } from '#contract/plans.ts'
import type { ProductOverview } from '#contract/products/products.ts'
import { openTab } from '#src/features/shared/open-tab.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import * as common from '#src/ui/words.ts'
import { ReceiptLine } from '../ReceiptLine.tsx'
import * as say from './words.ts'

interface ProductToolbarProps {
  plan: PlanName
  /** Includes products being sent. */
  overview: ProductOverview
  onAdd: () => void
  /** Acts on all products. */
  menu: ComponentProps<typeof IconMenu>['items']
}

/** Number of products against the plan's limit, and «Add Product», and a menu for all products. */
export const ProductToolbar = ({ plan, overview: { total, limit }, onAdd, menu }: ProductToolbarProps) => {
  const full = limit !== null && total >= limit
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted text-sm tabular-nums">
            {say.productsUsed(
              plan === 'paid' ? common.premium : say.free,
              limit === null ? `${total}` : `${total}/${limit}`,
            )}
          </p>
          <ReceiptLine />
        </div>
        <IconMenu label={say.allProducts} className="-me-2 ms-auto md:me-0" items={menu} />
        {/* The empty list has its own button. */}
        <Button
          data-toasts-above
          disabled={full}
          hidden={total === 0}
          icon={<Plus aria-hidden="true" />}
          onClick={onAdd}
          className="max-md:fixed max-md:end-4 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:shadow-float max-md:disabled:hidden"
        >
          {say.addProduct}
        </Button>
      </div>
      {full && (
        <Notice tone="warning" icon={<Gem aria-hidden="true" />}>
          <p>{productLimitMessage(limit)}</p>
          {plan === 'free' && (
            <Button variant="secondary" size="small" className="mt-3" onClick={() => openTab()}>
              {say.upgradePlan}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}
