import { useState } from 'react'
import type { Collection } from '#contract/collections/collections.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { SearchInput } from '#src/ui/forms/SearchInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { useAllProducts } from '../table/use-all-products.ts'
import { useCollectionChanges } from './collections.ts'
import * as say from './words.ts'

interface CollectionFormProps {
  /** Absent for a new one. */
  collection: Collection | undefined
  onClose: () => void
}

/** Names a collection and chooses its products. */
export const CollectionForm = ({ collection, onClose }: CollectionFormProps) => {
  const list = useAllProducts()
  const { save } = useCollectionChanges()
  const [title, setTitle] = useState(collection?.title ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(collection?.product_ids))
  const [search, setSearch] = useState('')
  const [touched, setTouched] = useState(false)
  const needle = search.trim().toLowerCase()
  const shown = (list.data ?? []).filter(
    ({ name, category }) => needle === '' || `${name} ${category}`.toLowerCase().includes(needle),
  )
  const toggle = (id: string) => {
    setTouched(true)
    setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  }
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  return (
    <FormDialog
      title={collection ? say.editCollection : say.newCollection}
      submitLabel={chosen.size > 0 ? say.saveProducts(chosen.size) : common.save}
      dirty={touched}
      busy={save.isPending}
      blocked={title.trim() === '' || chosen.size === 0}
      notice={
        save.isError && !fields.title ? (
          <Notice tone="negative" live>
            {errorMessage(save.error, say.failedToSave)}
          </Notice>
        ) : undefined
      }
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          save.mutate(
            { id: collection?.id, title, product_ids: [...chosen] },
            {
              onSuccess: ({ message }) => {
                toast.success(message)
                onClose()
              },
            },
          )
        },
      }}
      onClose={onClose}
      onDiscard={() => {}}
    >
      <Field label={common.name} hint={say.asBuyersReadIt} error={fields.title}>
        {(field) => (
          <TextInput
            {...field}
            maxLength={60}
            value={title}
            onChange={(event) => {
              setTouched(true)
              setTitle(event.target.value)
            }}
          />
        )}
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 font-medium text-sm">{common.products}</legend>
        <SearchInput label={say.findProducts} placeholder={say.find} value={search} onSearch={setSearch} />
        {list.isPending && <Skeleton className="h-40" />}
        {list.isError && <ErrorState title={common.failedToFetchProducts} onRetry={() => void list.refetch()} />}
        <ul className="divide-y divide-line">
          {shown.map(({ id, name, thumbnail_url, hidden }) => (
            <li key={id} className="[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-accent"
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
                <span className="size-10 shrink-0 overflow-hidden rounded-lg bg-raised">
                  {thumbnail_url && (
                    <img src={thumbnail_url} alt="" loading="lazy" className="size-full object-cover" />
                  )}
                </span>
                <span dir="auto" className="min-w-0 flex-1 truncate page-side text-sm">
                  {name}
                </span>
                {hidden && <span className="shrink-0 text-warning text-xs">{say.hidden}</span>}
              </label>
            </li>
          ))}
        </ul>
        {list.data && shown.length === 0 && (
          <p className="py-6 text-center text-muted text-sm">{say.noProductMatches}</p>
        )}
      </fieldset>
    </FormDialog>
  )
}
