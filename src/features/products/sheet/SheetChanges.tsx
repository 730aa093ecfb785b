import type { Currency } from '#contract/money.ts'
import type { CellChange, SheetColumn, SheetPreview, SheetProduct } from '#contract/products/sheet.ts'
import { amountIn } from '#src/lib/amount.ts'
import { Badge } from '#src/ui/Badge.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

const names: Record<SheetColumn, string> = {
  id: 'Id',
  sku: 'SKU',
  title: say.title,
  description: say.description,
  category: common.category,
  price: say.price,
  compare_at: say.priceBefore,
  stock: say.stock,
  option1: say.option,
  value1: say.optionValue,
  option2: say.option,
  value2: say.optionValue,
  images: say.images,
  status: say.status,
  title_en: say.titleInEnglish,
  description_en: say.descriptionInEnglish,
  title_ur: say.titleInUrdu,
  description_ur: say.descriptionInUrdu,
}

const tones = { wrong: 'negative', add: 'positive', change: 'neutral', skip: 'warning' } as const
const words = { wrong: say.mend, add: common.newLabel, change: say.changes, skip: say.leftOut } as const

const shown = (column: SheetColumn, value: CellChange['to'], currency: Currency): string =>
  value === null || value === ''
    ? say.none
    : typeof value === 'number' && (column === 'price' || column === 'compare_at')
      ? amountIn(currency, value)
      : String(value)

/** Changes of one cell that are listed of a product. */
const LISTED = 6

const Cells = ({ product, currency }: { product: SheetProduct; currency: Currency }) => {
  // A new product's values are in the names of its variants.
  const cells = product.changes.filter(({ column, from }) => !(from === null && column.startsWith('value')))
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-muted text-sm">
      {cells.slice(0, LISTED).map(({ column, variant, from, to }) => (
        <li key={`${column} ${variant}`} className="flex min-w-0 gap-1.5">
          <span className="shrink-0">
            {names[column]}
            {variant && (
              <>
                {' '}
                <bdi>({variant})</bdi>
              </>
            )}
          </span>
          <span className="min-w-0 truncate tabular-nums">
            {from !== null && <s className="me-1.5">{shown(column, from, currency)}</s>}
            <bdi className="text-text">{shown(column, to, currency)}</bdi>
          </span>
        </li>
      ))}
      {cells.length > LISTED && <li>{say.andMore(cells.length - LISTED)}</li>}
    </ul>
  )
}

/** Changes that a sheet would make, those to be mended first. */
export const SheetChanges = ({ preview, currency }: { preview: SheetPreview; currency: Currency }) => {
  const all = preview.added + preview.changed + preview.skipped + preview.wrong
  return (
    <div>
      <ul aria-label={say.whatChanges} className="divide-y divide-line">
        {preview.products.map((product) => (
          <li key={product.row} className="py-2.5">
            <div className="flex items-baseline gap-2">
              <bdi className="min-w-0 flex-1 truncate page-side font-medium">{product.name || say.noTitle}</bdi>
              <span className="shrink-0 text-muted text-sm tabular-nums">{say.rowNumber(product.row)}</span>
              <Badge tone={tones[product.kind]}>{words[product.kind]}</Badge>
            </div>
            {product.notes.map(({ row, text }) => (
              <p
                key={`${row} ${text}`}
                className={`mt-1 break-words text-sm ${product.kind === 'wrong' ? 'text-negative' : 'text-muted'}`}
              >
                {row === product.row ? text : say.ofRow(row, text)}
              </p>
            ))}
            {product.kind !== 'wrong' && <Cells product={product} currency={currency} />}
          </li>
        ))}
      </ul>
      {all > preview.products.length && (
        <p className="pt-2 text-muted text-sm">{say.andOthers(all - preview.products.length)}</p>
      )}
    </div>
  )
}
