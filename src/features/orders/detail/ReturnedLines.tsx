import { Minus, Plus } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { lineName, type OrderLine } from '../order-lines.ts'
import { type LineBack, withCount } from './returned.ts'
import * as say from './words.ts'

interface CountProps {
  label: string
  /** Name of the product and its variant, for screen readers. */
  product: string
  value: number
  max: number
  onChange: (value: number) => void
}

const Count = ({ label, product, value, max, onChange }: CountProps) => (
  <fieldset className="flex items-center justify-between gap-2">
    <legend className="sr-only">
      {label}: {product}
    </legend>
    <span aria-hidden="true" className="text-sm">
      {label}
    </span>
    <span className="flex items-center">
      <Button
        variant="quiet"
        size="icon"
        aria-label={say.oneLess(label)}
        disabled={value === 0}
        icon={<Minus aria-hidden="true" />}
        onClick={() => onChange(value - 1)}
      />
      <output className="w-8 text-center font-medium tabular-nums">{value}</output>
      <Button
        variant="quiet"
        size="icon"
        aria-label={say.oneMore(label)}
        disabled={value >= max}
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange(value + 1)}
      />
    </span>
  </fieldset>
)

interface ReturnedLinesProps {
  lines: readonly OrderLine[]
  back: readonly LineBack[]
  onChange: (back: LineBack[]) => void
}

/** Counters of what came back of each line, good and damaged. */
export const ReturnedLines = ({ lines, back, onChange }: ReturnedLinesProps) => (
  <ul className="flex flex-col divide-y divide-line rounded-xl border border-line">
    {lines.map((line, index) => {
      const counts = back[index] ?? { good: 0, damaged: 0 }
      const set = (kind: keyof LineBack) => (count: number) =>
        onChange(back.map((other, at) => (at === index ? withCount(other, kind, count, line.quantity) : other)))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same variant
        <li key={index} className="px-4 py-3">
          <p className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="min-w-0 break-words font-medium">
              {lineName(line)}
            </span>
            <span className="shrink-0 text-muted text-sm tabular-nums">{say.ordered(line.quantity)}</span>
          </p>
          {line.withdrawn && <p className="text-muted text-sm">{say.youNoLongerSell}</p>}
          <Count
            label={say.backInStock}
            product={lineName(line)}
            value={counts.good}
            max={line.quantity}
            onChange={set('good')}
          />
          <Count
            label={say.damaged}
            product={lineName(line)}
            value={counts.damaged}
            max={line.quantity}
            onChange={set('damaged')}
          />
        </li>
      )
    })}
  </ul>
)
