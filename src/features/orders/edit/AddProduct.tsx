import { useState } from 'react'
import { langOf } from '#contract/lang-of.ts'
import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { amountIn } from '#src/lib/amount.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { useFoundProducts } from './edits.ts'
import { type DraftLine, lineFor } from './order-draft.ts'
import * as say from './words.ts'

const left = (count: number): string => (count === 0 ? say.soldOut : say.left(count))

interface AddProductProps {
  /** Whether the list is open before the search is touched. */
  isOpen: boolean
  onAdd: (line: DraftLine) => void
}

/** Searches own products and adds one. With sizes or colors, which one is asked next. */
export const AddProduct = ({ isOpen, onAdd }: AddProductProps) => {
  const [open, setOpen] = useState(isOpen)
  const [search, setSearch] = useState('')
  const [choosing, setChoosing] = useState<Product | null>(null)
  const { data, error } = useFoundProducts(search)
  const add = (product: Product, variantId?: string) => {
    onAdd(lineFor(product, variantId))
    setChoosing(null)
    setSearch('')
    setOpen(false)
  }
  if (choosing) {
    return (
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium text-sm">
          <Filled text={say.whichOf} name={<bdi>{choosing.name}</bdi>} />
        </legend>
        <div className="flex flex-wrap gap-2">
          {choosing.variants.map(({ id, labels, inventory_count }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              disabled={inventory_count === 0}
              onClick={() => add(choosing, id)}
            >
              {variantLabel(labels)}
              <span className="font-normal text-muted">{left(inventory_count)}</span>
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => setChoosing(null)}>
            {say.anotherProduct}
          </Button>
        </div>
      </fieldset>
    )
  }
  const found = (open || search) && data ? data.products : []
  return (
    <div className="flex flex-col gap-2">
      <SearchInput
        label={say.addAProduct}
        placeholder={say.addAProduct}
        value={search}
        onSearch={setSearch}
        onFocus={() => setOpen(true)}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {error && errorMessage(error, say.failedToSearchProducts)}
        {search && data?.products.length === 0 && say.noProductOfYours}
      </p>
      <ul aria-label={say.productsFound} className="divide-y divide-line rounded-lg border border-line empty:hidden">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              disabled={product.inventory_count === 0}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-raised disabled:opacity-50"
              onClick={() => (product.options.length > 0 ? setChoosing(product) : add(product))}
            >
              <bdi lang={langOf(product.name)} className="line-clamp-2 min-w-0 flex-1 break-words">
                {product.name}
              </bdi>
              <span className="shrink-0 text-muted text-sm tabular-nums">
                <bdi>{amountIn(undefined, product.sale_price ?? product.price)}</bdi> ·{' '}
                <bdi>{left(product.inventory_count)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
