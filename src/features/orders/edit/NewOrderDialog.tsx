import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { DraftFields } from './DraftFields.tsx'
import { useRecordOrder } from './edits.ts'
import { emptyDraft, newOrderOf, type OrderDraft } from './order-draft.ts'
import { PasteChat, type ReadOrder } from './PasteChat.tsx'
import * as say from './words.ts'

interface NewOrderDialogProps {
  store: Store
  onClose: () => void
  /** Shows the saved order. */
  onSaved: (id: string) => void
}

/** Says what a pasted chat filled in, since those fields are further down. */
const FoundInChat = ({ read }: { read: ReadOrder }) => {
  const found = [
    read.lines.length > 0 && common.products,
    read.buyer_phone && say.phone,
    read.buyer_name && common.name,
    read.city && say.city,
    read.delivery_address && say.address,
  ].filter((name) => typeof name === 'string')
  return (
    <Notice tone={found.length > 0 ? 'positive' : 'warning'} live>
      {found.length > 0 ? say.foundInTheChat(say.listed(found)) : say.nothingFoundInThe}{' '}
      {read.order_notes && say.theRestIsIn}
    </Notice>
  )
}

/** Writes down an order that was taken in a chat, by phone or at the counter. */
export const NewOrderDialog = ({ store, onClose, onSaved }: NewOrderDialogProps) => {
  const [draft, setDraft] = useState<OrderDraft>(emptyDraft)
  const [pasting, setPasting] = useState(false)
  const [read, setRead] = useState<ReadOrder | null>(null)
  const [isEmpty, setEmpty] = useState(false)
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
        source: read ? 'whatsapp' : 'chat',
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
      blocked={false}
      notice={
        isEmpty && draft.lines.length === 0 ? (
          <Notice tone="negative" live>
            {say.addAProductFirst}
          </Notice>
        ) : error && Object.keys(problems).length === 0 ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToSaveTheOrder)}
          </Notice>
        ) : undefined
      }
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          if (draft.lines.length > 0) send()
          else setEmpty(true)
        },
      }}
      onClose={onClose}
      onDiscard={() => undefined}
    >
      {pasting ? (
        <PasteChat
          onRead={(found) => {
            setDraft({ ...draft, ...found, lines: [...draft.lines, ...found.lines] })
            setRead(found)
            setPasting(false)
          }}
          onCancel={() => setPasting(false)}
        />
      ) : (
        <Button variant="secondary" icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setPasting(true)}>
          {say.pasteAChat}
        </Button>
      )}
      {read && !pasting && <FoundInChat read={read} />}
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
