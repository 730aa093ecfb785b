import * as say from '#contract/orders/words.ts'
import { closeDialog } from '#src/stores/dialog.ts'

/** Closes the dialog. */
export const ContinueShopping = () => (
  <button type="button" className="d-button d-secondary" onClick={closeDialog}>
    {say.continueShopping}
  </button>
)
