import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { countProblem, isCounted, isTyped } from '../form/choice/choice-values.ts'
import { VariantName } from '../form/choice/VariantName.tsx'
import { typedCount } from '../form/product-form.ts'
import { type Moved, movedWords } from '../form/sold-meanwhile.ts'
import { productKeys } from '../queries.ts'
import { saveCounts } from './save-counts.ts'
import * as say from './words.ts'

const StockColumn = ({ product: first, onClose }: { product: Product; onClose: () => void }) => {
  const queries = useQueryClient()
  /** The version that she typed over. */
  const [product, setProduct] = useState(first)
  const [moved, setMoved] = useState<Moved[]>([])
  const [typed, setTyped] = useState<Record<string, string>>({})
  /** The size that cannot be saved as typed. */
  const [refused, setRefused] = useState<string | null>(null)
  const column = useRef<HTMLUListElement>(null)
  const save = useMutation({
    mutationFn: () => saveCounts(product, typed),
    onSuccess: (outcome) => {
      if (outcome.state === 'moved') {
        setProduct(outcome.product)
        setMoved(outcome.moved)
        return
      }
      toast.success(say.stockSaved)
      onClose()
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdateStock)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: productKeys.lists })
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
    },
  })
  return (
    <FormDialog
      title={say.stock}
      description={product.name}
      submitLabel={say.saveStock}
      dirty={Object.keys(typed).length > 0}
      busy={save.isPending}
      blocked={false}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          const at = product.variants.findIndex(({ id }) => isTyped(typed[id] ?? '') && !isCounted(typed[id] ?? ''))
          setRefused(product.variants[at]?.id ?? null)
          if (at < 0) save.mutate()
          else column.current?.querySelectorAll('input')[at]?.focus()
        },
      }}
      onClose={onClose}
      onDiscard={() => {}}
    >
      <ul ref={column} className="flex flex-col divide-y divide-line">
        {product.variants.map(({ id, labels, inventory_count }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <VariantName labels={labels} above={product.variants[index - 1]?.labels} />
            <TextInput
              dir="ltr"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              aria-label={say.stockOf(variantLabel(labels))}
              aria-invalid={refused === id}
              className="!w-24"
              value={typed[id] ?? String(inventory_count)}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
              }}
              onChange={(event) => {
                setRefused(null)
                setTyped({ ...typed, [id]: typedCount(event.target.value) })
              }}
            />
            {refused === id && (
              <p role="alert" className="w-full text-negative text-sm">
                {countProblem(variantLabel(labels), typed[id] ?? '')}
              </p>
            )}
            {moved
              .filter((one) => one.id === id)
              .map((one) => (
                <p key={id} role="alert" className="w-full text-sm text-warning">
                  {isTyped(typed[id] ?? '')
                    ? say.movedSaveAgain(movedWords(one), Number(typed[id]))
                    : say.moved(movedWords(one))}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

/** The stock of a product with options: its sum, which opens the column of all. */
export const VariantStock = ({ product }: { product: Product }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" aria-label={say.stockOf(product.name)} onClick={() => setOpen(true)}>
        {say.unitsInStock(product.inventory_count)}
      </Button>
      {open && <StockColumn product={product} onClose={() => setOpen(false)} />}
    </>
  )
}
