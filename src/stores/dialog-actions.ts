import { $dialog, type Dialog, opener } from './dialog.ts'

/** Actions on open dialogs. Separate from `dialog.ts`: only the dialogs need them. */

/** Replaces the open dialog. Back does not return to it. */
export const replaceDialog = (dialog: Dialog): void => {
  history.replaceState({ ...history.state, dialog }, '')
  $dialog.set(dialog)
}

/** Returns the focus to where it was before the first dialog. */
export const returnFocus = (): void => opener()?.focus({ preventScroll: true })
