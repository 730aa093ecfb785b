import { Minus, Plus } from 'lucide-react'
import type { Product } from '#contract/products/products.ts'
import { typedCount } from '../form/product-form.ts'
import { useStock } from './use-stock.ts'
import * as say from './words.ts'

const stepLook =
  'grid size-11 shrink-0 place-items-center text-muted transition-colors hover:bg-raised hover:text-text focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed disabled:opacity-40'

/** Edits a product's stock in the list. */
export const StockEditor = ({ product }: { product: Product }) => {
  const stock = useStock(product)
  return (
    <div
      aria-busy={stock.busy || undefined}
      className="flex shrink-0 overflow-hidden rounded-lg border border-edge bg-surface"
    >
      <button
        type="button"
        aria-label={say.oneLessOf(product.name)}
        disabled={stock.count === 0}
        onClick={() => stock.step(-1)}
        className={stepLook}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={say.stockOf(product.name)}
        value={stock.shown}
        onChange={(event) => stock.type(typedCount(event.target.value))}
        onBlur={stock.send}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Enter' && stock.send()}
        className={`${stock.shown.length > 4 ? 'w-16' : 'w-11'} min-w-0 bg-transparent text-center text-base tabular-nums focus-visible:outline-offset-[-2px]`}
      />
      <button type="button" aria-label={say.oneMoreOf(product.name)} onClick={() => stock.step(1)} className={stepLook}>
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
