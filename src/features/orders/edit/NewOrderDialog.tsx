import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { DraftFields } from './DraftFields.tsx'
import { useRecordOrder } from './edits.ts'
import { emptyDraft, newOrderOf, type OrderDraft } from './order-draft.ts'
import { PasteChat } from './PasteChat.tsx'
import * as say from './words.ts'

interface NewOrderDialogProps {
  store: Store
  onClose: () => void
  /** Shows the saved order. */
  onSaved: (id: string) => void
}

/** Writes down an order that was taken in a chat, by phone or at the counter. */
export const NewOrderDialog = ({ store, onClose, onSaved }: NewOrderDialogProps) => {
  const [draft, setDraft] = useState<OrderDraft>(emptyDraft)
  const [pasting, setPasting] = useState(false)
  const [isPasted, setPasted] = useState(false)
  const [isAgreed, setAgreed] = useState(true)
  const [anyway, setAnyway] = useState(false)
  const save = useRecordOrder()
  const { error } = save
  const problems = error instanceof ApiError ? error.fields : {}
  const mayGoOn = problems.place !== undefined && draft.city !== ''
  const send = () =>
    save.mutate(
      {
        ...newOrderOf(draft),
        source: isPasted ? 'whatsapp' : 'chat',
        status: isAgreed ? 'Confirmed' : 'Pending',
        ...(anyway && { anyway }),
      },
      { onSuccess: ({ order }) => onSaved(order.order_id) },
    )
  return (
    <FormDialog
      title={say.newOrder}
      description={say.fromAChatA}
      submitLabel={say.saveOrder}
      dirty={draft !== emptyDraft}
      busy={save.isPending}
      blocked={draft.lines.length === 0}
      notice={
        error && Object.keys(problems).length === 0 ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToSaveTheOrder)}
          </Notice>
        ) : undefined
      }
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          send()
        },
      }}
      onClose={onClose}
      onDiscard={() => undefined}
    >
      {pasting ? (
        <PasteChat
          onRead={(read) => {
            setDraft({ ...draft, ...read, lines: [...draft.lines, ...read.lines] })
            setPasted(true)
            setPasting(false)
          }}
          onCancel={() => setPasting(false)}
        />
      ) : (
        <Button variant="secondary" icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setPasting(true)}>
          {say.pasteAChat}
        </Button>
      )}
      <DraftFields
        draft={draft}
        problems={problems}
        currency={store.currency}
        discount={0}
        deliveryHint={say.leaveItEmptyFor}
        isNew
        onChange={setDraft}
      />
      {mayGoOn && (
        <SwitchField label={say.takeItAnyway} hint={say.yourShopDoesNot} checked={anyway} onChange={setAnyway} />
      )}
      <SwitchField
        label={say.theBuyerHasAgreed}
        hint={isAgreed ? say.savedAsConfirmed : say.savedAsPendingYou}
        checked={isAgreed}
        onChange={setAgreed}
      />
    </FormDialog>
  )
}
