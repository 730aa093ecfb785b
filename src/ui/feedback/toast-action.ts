/** A button in a toast. */
export interface ToastAction {
  label: string
  act: () => void
}
