import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface CodesDialogProps {
  title: string
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes until they are kept. */
export const CodesDialog = ({ title, codes, onClose }: CodesDialogProps) => (
  <Dialog
    // A step of its own: what it is about is read first.
    key="codes"
    title={title}
    // Neither Escape nor a press beside it: the codes are not shown again.
    onClose={() => undefined}
    footer={<Button onClick={onClose}>I have kept them</Button>}
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
)
