import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Currency, currencies } from '#contract/money.ts'
import { importSheet, previewSheet } from '#contract/products/products.endpoints.ts'
import { LISTED_PRODUCTS } from '#contract/products/sheet.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { DiscardDialog } from '#src/ui/overlays/DiscardDialog.tsx'
import * as common from '#src/ui/words.ts'
import { TableRow } from './TableRow.tsx'
import { type Cell, changedCells, isSound, type Moved, movedCells, sheetOf, type TypedCells } from './typed-cells.ts'
import { useAllProducts } from './use-all-products.ts'
import * as say from './words.ts'

const NONE: TypedCells = {}

class TooMany extends Error {}
const TOO_MANY = say.saveAtMost(LISTED_PRODUCTS)

/** Edits prices and stock of all products in one table, and saves them at once. */
export const TableDialog = ({ currency, onClose }: { currency: Currency; onClose: () => void }) => {
  const queries = useQueryClient()
  const list = useAllProducts()
  const [typed, setTyped] = useState<TypedCells>(NONE)
  const [search, setSearch] = useState('')
  const [moved, setMoved] = useState<Moved[]>([])
  const [leaving, setLeaving] = useState(false)
  const products = list.data ?? []
  const changed = changedCells(products, typed)
  const count = Object.keys(changed).length
  const sound = Object.values(changed).every((cells) =>
    Object.entries(cells).every(([cell, text]) => isSound(cell as Cell, text ?? '')),
  )
  const onType = useCallback(
    (variant: string, cell: Cell, text: string) =>
      setTyped((now) => ({ ...now, [variant]: { ...now[variant], [cell]: text } })),
    [],
  )
  const save = useMutation({
    mutationFn: async ({ again }: { again: boolean }) => {
      const form = (checksum?: string) => {
        const data = new FormData()
        data.set('sheet', sheetOf(changed))
        data.set('mode', 'change')
        if (checksum) data.set('checksum', checksum)
        return data
      }
      const preview = await upload(previewSheet, { form: form() })
      // Beyond what is listed, a sale meanwhile would be overwritten unseen.
      if (preview.changed > preview.products.length) throw new TooMany()
      const since = again ? [] : movedCells(products, changed, preview)
      setMoved(since)
      if (since.length > 0) return false
      await upload(importSheet, { form: form(preview.checksum) })
      return true
    },
    onSuccess: (saved) => {
      if (!saved) return
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      toast.success(say.rowsSaved(count))
      onClose()
    },
  })
  const needle = search.trim().toLowerCase()
  const shown = products.filter(
    ({ name, category }) => needle === '' || `${name} ${category}`.toLowerCase().includes(needle),
  )
  const close = () => (count > 0 ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        title={say.pricesAndStock}
        size="wide"
        onClose={close}
        notice={
          moved.length > 0 ? (
            <Notice tone="warning" live>
              {moved.slice(0, 3).map(({ name, cell, from, now }) => (
                <p key={`${name} ${cell}`}>
                  <Filled
                    text={cell === 'price' ? say.priceMoved : say.stockMoved}
                    name={<bdi>{name}</bdi>}
                    before={from}
                    now={now}
                  />
                </p>
              ))}
              {moved.length > 3 && <p>{say.andOthers(moved.length - 3)}</p>}
              <p className="mt-1">{say.saveAgainToSet}</p>
            </Notice>
          ) : save.isError ? (
            <Notice tone="negative" live>
              {save.error instanceof TooMany ? TOO_MANY : errorMessage(save.error, common.failedToSave)}
            </Notice>
          ) : undefined
        }
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {common.cancel}
            </Button>
            <Button
              busy={save.isPending}
              disabled={count === 0 || !sound}
              onClick={() => save.mutate({ again: moved.length > 0 })}
            >
              {count > 0 ? say.saveRows(count) : common.save}
            </Button>
          </>
        }
      >
        <div className="sticky -top-5 z-10 -mx-5 -mt-5 flex items-end gap-2 border-line border-b bg-surface px-5 pt-4 pb-2">
          <div className="min-w-0 flex-1">
            <SearchInput label={say.findInTable} placeholder={say.find} value={search} onSearch={setSearch} />
          </div>
          <span aria-hidden="true" className="w-24 shrink-0 pb-2 text-end text-muted text-sm">
            {say.priceIn(currencies[currency].trim())}
          </span>
          <span aria-hidden="true" className="w-16 shrink-0 pb-2 text-end text-muted text-sm">
            {say.stock}
          </span>
        </div>
        {list.isPending && <Skeleton className="mt-4 h-64" />}
        {list.isError && <ErrorState title={common.failedToFetchProducts} onRetry={() => void list.refetch()} />}
        <ul aria-label={say.pricesAndStock}>
          {shown.map((product) => (
            <TableRow
              key={product.id}
              product={product}
              typed={product.variants.some(({ id }) => typed[id]) ? typed : NONE}
              onType={onType}
            />
          ))}
        </ul>
        {list.data && shown.length === 0 && <p className="py-8 text-center text-muted">{say.noProductMatches}</p>}
      </Dialog>
      {leaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </>
  )
}
