import type { UseFormReturn } from 'react-hook-form'
import { ADMIN_NOTES_MAX } from '#contract/orders/bounds.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { isConflict, useSaveNotes } from '../orders.ts'
import * as say from './words.ts'

interface OrderNotesProps {
  order: AnyOrder
  form: UseFormReturn<{ note: string }>
  onSaved: () => void
}

const problem = (error: unknown): string | undefined => {
  if (!error) return undefined
  if (!isConflict(error)) return errorMessage(error, say.failedToSaveNotes)
  return say.changedElsewhereSaveAgain
}

/** The seller's notes of an order, saved by their own button or with the next status. */
export const OrderNotes = ({ order, form, onSaved }: OrderNotesProps) => {
  const save = useSaveNotes(order)
  const note = form.watch('note')
  const unsaved = note.trim() !== (order.admin_notes ?? '')
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={say.yourNotes}
        optional
        hint={say.onlyYouSeeThem}
        error={problem(save.error)}
        counter={{ used: note.length, max: ADMIN_NOTES_MAX }}
      >
        {(field) => <Textarea {...field} {...form.register('note')} dir="auto" maxLength={ADMIN_NOTES_MAX} />}
      </Field>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        busy={save.isPending}
        disabled={!unsaved}
        onClick={() => save.mutate(note, { onSuccess: onSaved })}
      >
        {say.saveNotes}
      </Button>
    </div>
  )
}
