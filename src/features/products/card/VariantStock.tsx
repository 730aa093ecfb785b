import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeStock } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { variantLabel } from '#contract/products/variant-names.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { VariantName } from '../form/choice/VariantName.tsx'
import { typedCount } from '../form/product-form.ts'
import { productKeys } from '../queries.ts'

/** Sends the changed counts one by one, each on top of the last. */
const saveCounts = async ({ id, variants, updated_at }: Product, typed: Record<string, string>): Promise<void> => {
  let tag = updated_at
  for (const variant of variants) {
    const text = typed[variant.id] ?? ''
    if (text === '' || Number(text) === variant.inventory_count) continue
    const form = new FormData()
    form.set('inventory_count', text)
    form.set('variant_id', variant.id)
    tag = (await call(changeStock, { params: { id }, form, headers: { 'if-match': `"${tag}"` } })).updated_at
  }
}

const StockColumn = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const save = useMutation({
    mutationFn: () => saveCounts(product, typed),
    onSuccess: () => {
      toast.success('Stock saved')
      onClose()
    },
    onError: (error) => toast.error(errorMessage(error, 'Failed to update inventory')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: productKeys.lists })
      void queries.invalidateQueries({ queryKey: queryKeys.publications })
    },
  })
  return (
    <FormDialog
      title="Stock"
      description={product.name}
      submitLabel="Save Stock"
      dirty={Object.keys(typed).length > 0}
      busy={save.isPending}
      blocked={false}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          save.mutate()
        },
      }}
      onClose={onClose}
      onDiscard={() => {}}
    >
      <ul className="flex flex-col divide-y divide-line">
        {product.variants.map(({ id, labels, inventory_count }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <VariantName labels={labels} above={product.variants[index - 1]?.labels} />
            <TextInput
              dir="ltr"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              aria-label={`Stock of ${variantLabel(labels)}`}
              className="!w-24"
              value={typed[id] ?? String(inventory_count)}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
              }}
              onChange={(event) => setTyped({ ...typed, [id]: typedCount(event.target.value) })}
            />
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
      <Button variant="secondary" size="small" aria-label={`Stock of ${product.name}`} onClick={() => setOpen(true)}>
        {`${product.inventory_count} in stock`}
      </Button>
      {open && <StockColumn product={product} onClose={() => setOpen(false)} />}
    </>
  )
}
