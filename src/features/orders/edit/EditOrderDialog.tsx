import { useState } from 'react'
import { toMinor } from '#contract/minor-units.ts'
import { ChangedElsewhere } from '#src/features/shared/ChangedElsewhere.tsx'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import type { AnyOrder } from '../order-lines.ts'
import { DraftFields } from './DraftFields.tsx'
import { useEditOrder, useNewerOrder } from './edits.ts'
import { draftOf, editOf } from './order-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'
import * as say from './words.ts'

/** Changes an order that is not sent yet. */
export const EditOrderDialog = ({ order, onClose }: { order: AnyOrder; onClose: () => void }) => {
  const [seen, setSeen] = useState(order)
  const [first, setFirst] = useState(() => draftOf(order))
  const [draft, setDraft] = useState(first)
  const save = useEditOrder(seen)
  const newer = useNewerOrder(order.order_id)
  const takeNewer = (current: AnyOrder) => {
    const now = draftOf(current)
    setSeen(current)
    setFirst(now)
    setDraft(rebaseDraft(draft, first, now))
    save.reset()
  }
  const edit = editOf(draft, first)
  const isDirty = Object.keys(edit).length > 0
  const { error } = save
  const filed = order.shipments?.find(({ batch }) => batch !== undefined)
  const problems = error instanceof ApiError ? error.fields : {}
  const isBehind = error instanceof ApiError && error.code === 'changed_elsewhere'
  return (
    <FormDialog
      title={say.changeOrder(order.order_id)}
      description={say.theBuyerSeesOn}
      submitLabel={say.saveChanges}
      dirty={isDirty}
      busy={save.isPending}
      blocked={isBehind || !isDirty || draft.lines.length === 0}
      notice={
        isBehind ? (
          <ChangedElsewhere busy={newer.isPending} onLoad={() => newer.mutate(undefined, { onSuccess: takeNewer })} />
        ) : error && Object.keys(problems).length === 0 ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToChangeTheOrder)}
          </Notice>
        ) : undefined
      }
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          save.mutate(edit, { onSuccess: onClose })
        },
      }}
      onClose={onClose}
      onDiscard={() => undefined}
    >
      {filed && (
        <Notice tone="warning">
          <Filled text={say.itStandsInFile} courier={<bdi>{filed.courier}</bdi>} />
        </Notice>
      )}
      <DraftFields
        draft={draft}
        problems={problems}
        currency={order.currency}
        discount={toMinor(order.discount_amount ?? 0) ?? 0}
        isNew={false}
        onChange={setDraft}
      />
    </FormDialog>
  )
}
