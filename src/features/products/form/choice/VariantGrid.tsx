import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { typedCount } from '../product-form.ts'
import { type ChoiceValues, gridOf, isCounted, setRow } from './choice-values.ts'
import { VariantName } from './VariantName.tsx'
import * as say from './words.ts'

interface VariantGridProps {
  choice: ChoiceValues
  error: string | undefined
  /** Whether prices before are asked for. */
  reduced: boolean
  onChange: (choice: ChoiceValues) => void
}

/** Letters of a name that fit a phone beside the stock and none, one or two prices. */
const ROOM = [Number.POSITIVE_INFINITY, 8, 0]
const PRICE = { field: 'price', words: say.price, of: say.priceOf } as const
const BEFORE = { field: 'before', words: say.before, of: say.beforeOf } as const

/** Stock, and where they differ prices, of every combination. Enter goes down the column. */
export const VariantGrid = ({ choice, error, reduced, onChange }: VariantGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const rows = gridOf(choice)
  const problem = error && (
    <p role="alert" className="w-full text-negative text-sm">
      {error}
    </p>
  )
  if (rows.length === 0) return problem
  const shown = rows.filter(({ row }) => !row.off)
  const uncounted = error ? shown.find(({ row }) => !isCounted(row.stock)) : undefined
  const off = rows.filter(({ row }) => row.off)
  const prices = choice.samePrice ? [] : reduced ? [PRICE, BEFORE] : [PRICE]
  // Two prices and the stock still fit a phone.
  const priceWidth = reduced ? '!w-20' : '!w-24'

  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const column = [
      ...(list.current?.querySelectorAll<HTMLInputElement>(`[data-column=${event.currentTarget.dataset.column}]`) ??
        []),
    ]
    const below = column[column.indexOf(event.currentTarget) + 1]
    if (below) below.focus()
    else event.currentTarget.blur()
  }

  return (
    <div className="flex flex-col gap-3">
      {!uncounted && problem}
      <SwitchField
        label={say.samePriceForAll}
        checked={choice.samePrice}
        onChange={(samePrice) => onChange({ ...choice, samePrice })}
      />
      <div className="flex items-baseline justify-between gap-3 text-muted text-sm">
        <span className={cx(prices.length > 1 && 'max-sm:sr-only')}>{say.forSale}</span>
        <span className="flex gap-2">
          {prices.map(({ field, words }) => (
            <span key={field} className={priceWidth}>
              {words}
            </span>
          ))}
          <span className="w-20">{say.inStock}</span>
          <span className="w-11" />
        </span>
      </div>
      <ul ref={list} className="-mt-2 flex flex-col divide-y divide-line">
        {shown.map(({ key, labels, label, row }, index) => (
          <li key={key} className="flex flex-wrap items-center justify-end gap-2 py-2">
            <VariantName labels={labels} above={shown[index - 1]?.labels} room={ROOM[prices.length]} />
            {prices.map(({ field, of }) => (
              <AmountInput
                key={field}
                enterKeyHint="next"
                aria-label={of(label)}
                placeholder={field === 'price' ? say.same : ''}
                data-column={field}
                className={priceWidth}
                value={row[field]}
                onKeyDown={next}
                onAmount={(typed) => onChange(setRow(choice, key, { [field]: typed }))}
              />
            ))}
            <TextInput
              dir="ltr"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              aria-label={say.stockOf(label)}
              aria-invalid={key === uncounted?.key}
              data-column="stock"
              className="!w-20"
              value={row.stock}
              onFocus={(event) => event.target.select()}
              onKeyDown={next}
              onChange={(event) => onChange(setRow(choice, key, { stock: typedCount(event.target.value) }))}
            />
            <button
              type="button"
              aria-label={say.doNotSell(label)}
              className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
              onClick={() => onChange(setRow(choice, key, { off: true }))}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
            {key === uncounted?.key && problem}
          </li>
        ))}
      </ul>
      {off.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {say.notSold}
          {off.map(({ key, label }) => (
            <Button
              key={key}
              variant="quiet"
              size="small"
              aria-label={say.sell(label)}
              onClick={() => onChange(setRow(choice, key, { off: false }))}
            >
              {`+ ${label}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
