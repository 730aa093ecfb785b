import { langOf } from '#contract/lang-of.ts'
import { shortNameWithVariant } from '#contract/products/variant-names.ts'
import { Filled } from '#src/ui/Filled.tsx'
import type { OrderLine } from '../order-lines.ts'
import * as say from './words.ts'

/** Names an order's products: `Glass bangles and 2 more`. Only the name may run right to left. */
export const OrderedProducts = ({ lines }: { lines: readonly OrderLine[] }) => {
  const [first, ...rest] = lines
  if (!first) return '—'
  return (
    <Filled
      text={rest.length > 0 ? say.andMore(rest.length) : '{name}'}
      name={
        <bdi lang={langOf(first.product_name)}>{shortNameWithVariant(first.product_name, first.variant_label)}</bdi>
      }
    />
  )
}
