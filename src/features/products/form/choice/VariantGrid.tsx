import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { typedPrice } from '#src/lib/amount.ts'
import { Button } from '#src/ui/Button.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { typedCount } from '../product-form.ts'
import { type ChoiceValues, gridOf, isCounted, setRow } from './choice-values.ts'
import { VariantName } from './VariantName.tsx'

interface VariantGridProps {
  choice: ChoiceValues
  error: string | undefined
  onChange: (choice: ChoiceValues) => void
}

/** Stock, and where they differ prices, of every combination. Enter goes down the column. */
export const VariantGrid = ({ choice, error, onChange }: VariantGridProps) => {
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
        label="Same price for all"
        checked={choice.samePrice}
        onChange={(samePrice) => onChange({ ...choice, samePrice })}
      />
      <div className="flex items-baseline justify-between gap-3 text-muted text-sm">
        <span>For sale</span>
        <span className="flex gap-2">
          {!choice.samePrice && <span className="w-24">Price</span>}
          <span className="w-20">In stock</span>
          <span className="w-11" />
        </span>
      </div>
      <ul ref={list} className="-mt-2 flex flex-col divide-y divide-line">
        {shown.map(({ key, labels, label, row }, index) => (
          <li key={key} className="flex flex-wrap items-center justify-end gap-2 py-2">
            <VariantName labels={labels} above={shown[index - 1]?.labels} wide={!choice.samePrice} />
            {!choice.samePrice && (
              <TextInput
                dir="ltr"
                inputMode="decimal"
                enterKeyHint="next"
                autoComplete="off"
                aria-label={`Price of ${label}`}
                placeholder="Same"
                data-column="price"
                className="!w-24"
                value={row.price}
                onKeyDown={next}
                onChange={(event) => onChange(setRow(choice, key, { price: typedPrice(event.target.value) }))}
              />
            )}
            <TextInput
              dir="ltr"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              aria-label={`Stock of ${label}`}
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
              aria-label={`Do not sell ${label}`}
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
          Not sold:
          {off.map(({ key, label }) => (
            <Button
              key={key}
              variant="quiet"
              size="small"
              aria-label={`Sell ${label}`}
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
