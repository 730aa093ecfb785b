import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface CodesDialogProps {
  title: string
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes until the seller confirms them. A stray key does not close it. */
export const CodesDialog = ({ title, codes, onClose }: CodesDialogProps) => {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog
        title={title}
        onClose={() => setLeaving(true)}
        footer={<Button onClick={onClose}>I have saved them</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title="Have you saved the codes?"
          confirmLabel="Yes, close"
          cancelLabel="Back to the codes"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          They are not shown again. Without them you cannot sign in when your phone is lost.
        </ConfirmDialog>
      )}
    </>
  )
}
