import { Minus, Plus, Trash2 } from 'lucide-react'
import type { Currency } from '#contract/money.ts'
import { QUANTITY_MAX } from '#contract/orders/cart.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { amountIn } from '#src/lib/amount.ts'
import { Button } from '#src/ui/Button.tsx'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import type { DraftLine } from './order-draft.ts'
import * as say from './words.ts'

interface DraftLinesProps {
  lines: readonly DraftLine[]
  currency: Currency | undefined
  onChange: (lines: DraftLine[]) => void
}

/** Lines of an order: how many, at what price, or none. */
export const DraftLines = ({ lines, currency, onChange }: DraftLinesProps) => {
  const set = (key: string, change: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)))
  return (
    <ul aria-label={say.productsOfTheOrder} className="divide-y divide-line">
      {lines.map((line) => {
        const name = nameWithVariant(line.name, line.label)
        return (
          <li key={line.key} className="flex flex-col gap-2 py-3 first:pt-0">
            <p dir="auto" className="page-side break-words font-medium">
              {name}
            </p>
            <div className="flex items-center gap-2">
              <div className="flex items-center rounded-lg border border-line">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={say.oneLessOf(name)}
                  disabled={line.quantity <= 1}
                  icon={<Minus aria-hidden="true" />}
                  onClick={() => set(line.key, { quantity: line.quantity - 1 })}
                />
                <output aria-label={say.quantityOf(name)} className="min-w-8 text-center font-medium tabular-nums">
                  {line.quantity}
                </output>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={say.oneMoreOf(name)}
                  disabled={line.quantity >= QUANTITY_MAX}
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => set(line.key, { quantity: line.quantity + 1 })}
                />
              </div>
              <span className="text-muted">×</span>
              <AmountInput
                aria-label={say.priceOf(name)}
                value={line.price}
                className="max-w-28"
                onAmount={(price) => set(line.key, { price })}
              />
              <Button
                variant="quiet"
                size="icon"
                className="-me-2 ms-auto"
                aria-label={say.takeAway(name)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            </div>
            {line.price !== line.known && (
              <p className="text-muted text-sm tabular-nums">
                {(line.position === undefined ? say.inYourShop : say.orderedAt)(amountIn(currency, Number(line.known)))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
