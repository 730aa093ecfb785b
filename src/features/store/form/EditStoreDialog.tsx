import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/error-messages.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { RestoredNotice } from '../RestoredNotice.tsx'
import { StoreFields } from './StoreFields.tsx'
import { useStoreForm } from './use-store-form.ts'

const FORM = 'store-settings'

export const EditStoreDialog = ({ store, onClose }: { store: Store; onClose: () => void }) => {
  const [leaving, setLeaving] = useState(false)
  const { form, draft, busy, conflict, formProps } = useStoreForm({ store, onSaved: onClose })
  const { isDirty } = form.formState
  const giveUp = () => {
    draft.clear()
    onClose()
  }
  return (
    <>
      <Dialog
        title="Edit Settings"
        description="Saved changes are live in a moment."
        onClose={() => (isDirty ? setLeaving(true) : onClose())}
        footer={
          <>
            <Button variant="secondary" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
              Cancel
            </Button>
            <Button type="submit" form={FORM} busy={busy} disabled={conflict !== null}>
              Save Changes
            </Button>
          </>
        }
      >
        <form {...formProps} id={FORM} className="flex flex-col gap-6">
          {conflict && (
            <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
              <p>{messages.changedElsewhere}</p>
              <p className="mt-1">What you typed here stays.</p>
              <Button variant="secondary" size="small" className="mt-3" busy={conflict.busy} onClick={conflict.load}>
                Load the newer version
              </Button>
            </Notice>
          )}
          {draft.restored && <RestoredNotice />}
          <StoreFields form={form} store={store} />
        </form>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          onConfirm={giveUp}
          onCancel={() => setLeaving(false)}
        >
          They have not been saved.
        </ConfirmDialog>
      )}
    </>
  )
}
