import { useState } from 'react'
import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { count } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

type Variants = NonNullable<AnalyticsDashboard['product_insights']['top_performers'][number]['variants']>

/** Variants shown at first. */
const SHOWN = 4

/** Lists the units of a product's variants, most first. */
export const TopVariants = ({ name, variants }: { name: string; variants: Variants }) => {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? variants : variants.slice(0, SHOWN)
  return (
    <>
      <ul aria-label={say.variantsOf(name)} className="mt-1 flex flex-wrap gap-1.5 text-sm">
        {shown.map(({ variant_id, label, total_ordered }) => (
          <li key={variant_id} className="flex min-w-0 gap-2 rounded-md bg-raised px-2 py-0.5">
            <span dir="auto" className="min-w-0 break-words">
              {label}
            </span>
            <span className="shrink-0 text-muted tabular-nums">{count(total_ordered)}</span>
          </li>
        ))}
      </ul>
      {variants.length > SHOWN && !isOpen && (
        <Button variant="link" size="text" className="-mb-2" onClick={() => setIsOpen(true)}>
          {say.showMore(variants.length - SHOWN)}
        </Button>
      )}
    </>
  )
}
