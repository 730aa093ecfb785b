import { closeDialog } from '#src/stores/dialog.ts'

/** Closes the dialog. */
export const ContinueShopping = () => (
  <button type="button" className="d-button d-secondary" onClick={closeDialog}>
    Continue shopping
  </button>
)
