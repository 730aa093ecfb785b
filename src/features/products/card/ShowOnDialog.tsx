import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { showProduct } from '../queries.ts'
import * as say from './words.ts'

/** Returns a moment as the field of a day and time writes it, in the phone's zone. */
const localText = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Hides a product until a day and time. */
export const ShowOnDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const queries = useQueryClient()
  const [first] = useState(() => {
    const tomorrow = new Date()
    tomorrow.setDate(tomorrow.getDate() + 1)
    tomorrow.setHours(9, 0, 0, 0)
    return localText(product.show_at ? new Date(product.show_at) : tomorrow)
  })
  const [time, setTime] = useState(first)
  const moment = new Date(time)
  const isPast = !(moment.getTime() > Date.now())
  const save = useMutation({
    mutationFn: () =>
      call(changeProduct, { params: { id: product.id }, json: { show_at: new Date(time).toISOString() } }),
    onSuccess: (saved) => {
      showProduct(queries, saved)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      toast.success(say.shopShowsIt)
      onClose()
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToUpdate)),
  })
  return (
    <FormDialog
      title={say.showOnDay}
      description={product.name}
      submitLabel={say.hideUntilThen}
      dirty={time !== first}
      busy={save.isPending}
      blocked={isPast}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          if (!isPast) save.mutate()
        },
      }}
      onClose={onClose}
      onDiscard={() => {}}
    >
      <Field
        label={say.dayAndTime}
        hint={say.shopHidesIt}
        error={time !== '' && isPast ? say.chooseTimeToCome : undefined}
      >
        {(field) => (
          <TextInput
            {...field}
            type="datetime-local"
            dir="ltr"
            min={localText(new Date())}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
