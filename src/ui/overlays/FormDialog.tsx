import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import * as common from '#src/ui/words.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'

interface FormDialogProps {
  title: string
  description?: string
  submitLabel: string
  /** Whether there are unsaved changes. */
  dirty: boolean
  busy: boolean
  /** Whether saving is disabled. */
  blocked: boolean
  formProps: ComponentProps<'form'>
  /** Shown above the buttons. */
  notice?: ReactNode
  /** Shown before the buttons. */
  progress?: ReactNode
  onClose: () => void
  /** Called when changes are discarded, before the dialog closes. */
  onDiscard: () => void
  children: ReactNode
}

/** A form in a dialog. Asks before discarding changes. */
export const FormDialog = ({ formProps, dirty, onClose, onDiscard, children, ...dialog }: FormDialogProps) => {
  const [leaving, setLeaving] = useState(false)
  const id = useId()
  const close = () => (dirty ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        title={dialog.title}
        description={dialog.description}
        onClose={close}
        notice={dialog.notice}
        footer={
          <>
            {dialog.progress}
            <Button variant="secondary" onClick={close}>
              {common.cancel}
            </Button>
            <Button type="submit" form={id} busy={dialog.busy} disabled={dialog.blocked}>
              {dialog.submitLabel}
            </Button>
          </>
        }
      >
        <form {...formProps} id={id} className="flex flex-col gap-5">
          {children}
        </form>
      </Dialog>
      {leaving && (
        <DiscardDialog
          onDiscard={() => {
            onDiscard()
            onClose()
          }}
          onKeep={() => setLeaving(false)}
        />
      )}
    </>
  )
}
