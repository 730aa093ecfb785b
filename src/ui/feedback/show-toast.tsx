import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from './Toaster.tsx'
import type { ToastAction } from './toast-action.ts'
import { measureToastFloor } from './toast-floor.ts'

const place = document.createElement('div')
place.className = 'fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0'
place.popover = 'manual'
document.body.append(place)
createRoot(place).render(<Toaster />)

const settle = () => place.style.setProperty('--toast-floor', `${measureToastFloor()}px`)
// Moves toasts down to the page's own floor when a dialog closes.
const dialogs = new ResizeObserver(settle)
window.addEventListener('resize', settle)

/** Raises toasts above whatever is open. */
const rise = (): void => {
  // Shown again, it lies above a dialog opened since.
  place.hidePopover?.()
  place.showPopover?.()
  settle()
  dialogs.disconnect()
  for (const dialog of document.querySelectorAll('dialog:modal')) dialogs.observe(dialog)
}

/** Shows a toast. The first one mounts the toaster. */
export const showToast = (
  kind: 'success' | 'error' | 'info' | 'warning',
  words: string,
  shownMs?: number,
  action?: ToastAction,
): void => {
  rise()
  // Without an action, an earlier one with the same words would stay.
  toast[kind](words, {
    id: words,
    ...(shownMs && { duration: shownMs }),
    action: action && { label: action.label, onClick: action.act },
    // On a phone its button would lie on those of a list, where the thumb is.
    position: action && matchMedia('(max-width: 767px)').matches ? 'top-center' : 'bottom-center',
  })
}

/** Shows a toast with a button until it is pressed or withdrawn. */
export const showOffer = (words: string, label: string, accept: () => void): void => {
  rise()
  toast.info(words, { id: words, duration: Number.POSITIVE_INFINITY, action: { label, onClick: accept } })
}

/** Withdraws a toast. */
export const takeBack = (words: string): void => void toast.dismiss(words)
