import { ConfirmDialog } from './ConfirmDialog.tsx'
import * as say from './words.ts'

/** Asks before unsaved changes are lost. */
export const DiscardDialog = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ConfirmDialog
    title={say.discardYourChanges}
    confirmLabel={say.discard}
    cancelLabel={say.keepEditing}
    tone="danger"
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    {say.theyHaveNotBeenSaved}
  </ConfirmDialog>
)
