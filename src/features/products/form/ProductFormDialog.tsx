import { type ReactNode, useState } from 'react'
import { RestoredNotice } from '#src/features/store/RestoredNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { ProductFields } from './ProductFields.tsx'
import type { ProductForm } from './use-product-form.ts'

const FORM = 'product-form'

interface ProductFormDialogProps {
  title: string
  submitLabel: string
  form: ProductForm
  busy?: boolean
  /** Cannot be saved as it stands. */
  blocked?: boolean
  /** Share of the bytes that were sent. */
  sent?: number | null
  /** Stands above the fields. */
  notice?: ReactNode
  onClose: () => void
}

/** The dialog around the form of a product; it asks before what was typed is lost. */
export const ProductFormDialog = ({ form, onClose, ...dialog }: ProductFormDialogProps) => {
  const [leaving, setLeaving] = useState(false)
  const close = () => (form.dirty ? setLeaving(true) : onClose())
  const giveUp = () => {
    form.draft.clear()
    onClose()
  }
  return (
    <>
      <Dialog
        title={dialog.title}
        onClose={close}
        footer={
          <>
            {typeof dialog.sent === 'number' && (
              <div className="flex w-full items-center sm:mr-auto sm:w-40">
                <ProgressBar label="Sent" share={dialog.sent} />
              </div>
            )}
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={FORM}
              busy={dialog.busy === true || form.pictures.waiting > 0}
              disabled={dialog.blocked ?? false}
            >
              {dialog.submitLabel}
            </Button>
          </>
        }
      >
        <form {...form.formProps} id={FORM} className="flex flex-col gap-5">
          {dialog.notice}
          {form.draft.restored && <RestoredNotice />}
          <ProductFields form={form} />
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
