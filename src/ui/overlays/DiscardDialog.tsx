import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks before unsaved changes are lost. */
export const DiscardDialog = ({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) => (
  <ConfirmDialog
    title="Discard your changes?"
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    tone="danger"
    onConfirm={onDiscard}
    onCancel={onKeep}
  >
    They have not been saved.
  </ConfirmDialog>
)
