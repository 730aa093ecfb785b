import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as say from './words.ts'

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
        footer={<Button onClick={onClose}>{say.iHaveSavedThem}</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={say.haveYouSavedTheCodes}
          confirmLabel={say.yesClose}
          cancelLabel={say.backToTheCodes}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          {say.notShownAgain}
        </ConfirmDialog>
      )}
    </>
  )
}
