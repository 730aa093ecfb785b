import { ChevronDown, ImageOff } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { LOW_STOCK, type Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { typedPrice } from '#src/lib/amount.ts'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { typedCount } from '../form/product-form.ts'
import { type Cell, cellOf, isSound, type TypedCells } from './typed-cells.ts'
import * as say from './words.ts'

/** Moves to the same column of the next row, as in a spreadsheet. */
const moveDown = (event: KeyboardEvent<HTMLInputElement>) => {
  const up = event.key === 'ArrowUp'
  if (event.key !== 'Enter' && event.key !== 'ArrowDown' && !up) return
  event.preventDefault()
  const { cell } = event.currentTarget.dataset
  const inputs = [
    ...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>(`[data-cell=${cell}]`) ?? []),
  ]
  inputs[inputs.indexOf(event.currentTarget) + (up ? -1 : 1)]?.focus()
}

interface RowProps {
  product: Product
  typed: TypedCells
  onType: (variant: string, cell: Cell, text: string) => void
}

const Cells = ({ product, variant, typed, onType }: RowProps & { variant: Product['variants'][number] }) => {
  const name = variant.labels.length > 0 ? `${product.name}, ${variantLabel(variant.labels)}` : product.name
  return (['price', 'stock'] as const).map((cell) => {
    const text = typed[variant.id]?.[cell] ?? cellOf(variant, cell)
    const isLow = cell === 'stock' && variant.inventory_count <= LOW_STOCK
    return (
      <TextInput
        key={cell}
        dir="ltr"
        data-cell={cell}
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        aria-label={(cell === 'price' ? say.priceOf : say.stockOf)(name)}
        aria-invalid={!isSound(cell, text)}
        className={`!px-2 text-end tabular-nums ${cell === 'price' ? '!w-24' : '!w-16'} ${isLow ? 'text-warning' : ''}`}
        value={text}
        onFocus={(event) => event.target.select()}
        onKeyDown={moveDown}
        onChange={(event) => onType(variant.id, cell, (cell === 'price' ? typedPrice : typedCount)(event.target.value))}
      />
    )
  })
}

/** One product of the table. Its variants unfold. Rerenders only when one of them changes. */
export const TableRow = memo(({ product, typed, onType }: RowProps) => {
  const [only] = product.variants
  const isSingle = product.options.length === 0
  return (
    <li className="border-line border-b py-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <div className="flex items-center gap-2">
        <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-lg bg-raised text-muted">
          {product.thumbnail_url ? (
            <img
              src={product.thumbnail_url}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          ) : (
            <ImageOff aria-hidden="true" className="size-4" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 break-words page-side text-sm leading-snug">
            {product.name}
          </span>
          {product.hidden && <span className="block text-warning text-xs">{say.hidden}</span>}
        </span>
        {isSingle && only && <Cells product={product} variant={only} typed={typed} onType={onType} />}
      </div>
      {!isSingle && (
        <details className="group" open={product.variants.some(({ id }) => typed[id]) || undefined}>
          <summary className="ms-12 flex min-h-11 cursor-pointer items-center justify-between text-muted text-sm">
            <span className="inline-flex items-center gap-1.5">
              <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
              {say.variantsCounted(product.variants.length)}
            </span>
            <span className="tabular-nums">{say.unitsInStock(product.inventory_count)}</span>
          </summary>
          {product.variants.map((variant) => (
            <div key={variant.id} className="flex items-center gap-2 py-1 ps-12">
              <span dir="auto" className="min-w-0 flex-1 break-words page-side text-sm">
                {variantLabel(variant.labels)}
              </span>
              <Cells product={product} variant={variant} typed={typed} onType={onType} />
            </div>
          ))}
        </details>
      )}
    </li>
  )
})
TableRow.displayName = 'TableRow'
