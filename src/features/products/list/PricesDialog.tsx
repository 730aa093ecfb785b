import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#contract/money.ts'
import { priceSteps } from '#contract/products/bulk-prices.ts'
import { changePrices, previewPrices } from '#contract/products/products.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { amountIn } from '#src/lib/amount.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { AmountInput } from '#src/ui/forms/AmountInput.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { FieldPair } from '#src/ui/forms/FieldPair.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

const SHOWN = 8

interface PricesDialogProps {
  categories: readonly string[]
  currency: Currency
  onClose: () => void
}

/** Raises or lowers many prices by a percent, and shows them before. */
export const PricesDialog = ({ categories, currency, onClose }: PricesDialogProps) => {
  const queries = useQueryClient()
  const [way, setWay] = useState<'up' | 'down'>('up')
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const [step, setStep] = useState<(typeof priceSteps)[number]>(10)
  const percent = (way === 'up' ? 1 : -1) * Number(typed)
  const asked = { percent, round_to: step, ...(category && { category }) }
  const isPossible = Number.isInteger(percent) && percent !== 0 && percent >= -90 && percent <= 500
  const preview = useQuery({
    queryKey: [...queryKeys.store, 'prices', asked],
    queryFn: () => call(previewPrices, { json: asked }),
    enabled: isPossible,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const save = useMutation({
    mutationFn: (checksum: string) => call(changePrices, { json: { ...asked, checksum } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      onClose()
    },
    onError: () => void preview.refetch(),
  })
  const shown = isPossible ? preview.data : undefined
  const error = save.error ?? preview.error
  return (
    <Dialog
      title={say.changePrices}
      onClose={onClose}
      notice={
        error ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToChangePrices)}
          </Notice>
        ) : undefined
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            busy={save.isPending}
            disabled={!shown || shown.products === 0 || preview.isPlaceholderData}
            onClick={() => shown && save.mutate(shown.checksum)}
          >
            {shown ? say.changeProducts(shown.products) : say.changePrices}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label={say.direction}
          choices={[
            { id: 'up', name: say.raise },
            { id: 'down', name: say.lower },
          ]}
          value={way}
          onChange={setWay}
        />
        <FieldPair>
          <Field label={say.byPercent} error={Number.isInteger(percent) ? undefined : say.wholePercentOnly}>
            {(field) => <AmountInput {...field} placeholder="10" maxLength={6} value={typed} onAmount={setTyped} />}
          </Field>
          <Field label={say.roundedTo}>
            {(field) => (
              <Select
                {...field}
                value={step}
                onChange={(event) => setStep(priceSteps.find((one) => one === Number(event.target.value)) ?? 1)}
              >
                {priceSteps.map((one) => (
                  <option key={one} value={one}>
                    {amountIn(currency, one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FieldPair>
        <Field label={common.products}>
          {(field) => (
            <Select {...field} value={category} onChange={(event) => setCategory(event.target.value)}>
              <option value="">{say.allProducts}</option>
              {categories.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {shown && (
          <div aria-busy={preview.isPlaceholderData} className={preview.isPlaceholderData ? 'opacity-60' : ''}>
            <p role="status" className="mb-1.5 font-medium text-muted text-sm">
              {shown.products === 0 ? say.noPriceWouldChange : say.productsWouldChange(shown.products)}
            </p>
            <ul aria-label={say.newPrices} className="divide-y divide-line">
              {shown.changes.slice(0, SHOWN).map(({ product_id, name, from, to }) => (
                <li key={product_id} className="flex items-baseline gap-3 py-2">
                  <bdi className="min-w-0 flex-1 truncate page-side">{name}</bdi>
                  <span className="shrink-0 text-sm tabular-nums">
                    <s className="text-muted">{amountIn(currency, from)}</s> {amountIn(currency, to)}
                  </span>
                </li>
              ))}
            </ul>
            {shown.products > SHOWN && (
              <p className="pt-2 text-muted text-sm">{say.andOthers(shown.products - SHOWN)}</p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
