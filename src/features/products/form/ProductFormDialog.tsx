import type { ReactNode } from 'react'
import { RestoredNotice } from '#src/features/shared/RestoredNotice.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { ProductFields } from './ProductFields.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as say from './words.ts'

interface ProductFormDialogProps {
  title: string
  submitLabel: string
  form: ProductForm
  busy?: boolean
  /** Whether saving is disabled. */
  blocked?: boolean
  /** Share of bytes sent. */
  sent?: number | null
  /** Shown above the buttons. */
  notice?: ReactNode
  onClose: () => void
}

/** The dialog around a product's form. */
export const ProductFormDialog = ({ form, busy = false, blocked = false, sent, ...dialog }: ProductFormDialogProps) => (
  <FormDialog
    {...dialog}
    dirty={form.dirty}
    busy={busy || form.images.making.length > 0}
    blocked={blocked}
    formProps={form.formProps}
    progress={
      typeof sent === 'number' && (
        <div className="flex w-full items-center sm:me-auto sm:w-40">
          <ProgressBar label={say.sent} share={sent} />
        </div>
      )
    }
    onDiscard={form.draft.clear}
  >
    {form.draft.restored && <RestoredNotice />}
    <ProductFields form={form} />
  </FormDialog>
)
