import { $dialog, type Dialog, opener } from './dialog.ts'

/** What is done with dialogs that are open already. Apart from `dialog.ts` because only the dialogs need it. */

/** Puts another dialog in the place of the open one: Back does not return to the one before. */
export const replaceDialog = (dialog: Dialog): void => {
  history.replaceState({ ...history.state, dialog }, '')
  $dialog.set(dialog)
}

/** Puts the focus back where it was before the first dialog opened. */
export const returnFocus = (): void => opener()?.focus({ preventScroll: true })
