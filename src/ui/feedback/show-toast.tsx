import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from './Toaster.tsx'
import { measureToastFloor } from './toast-floor.ts'

const place = document.createElement('div')
place.className = 'fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0'
place.popover = 'manual'
document.body.append(place)
createRoot(place).render(<Toaster />)

const settle = () => place.style.setProperty('--toast-floor', `${measureToastFloor()}px`)
// A dialog that is closed loses its size: what was said in it comes down to the page's own floor.
const dialogs = new ResizeObserver(settle)
window.addEventListener('resize', settle)

/** Puts the place for toasts above whatever is open by now. */
const rise = (): void => {
  // Shown anew it is above a dialog that was opened meanwhile.
  place.hidePopover?.()
  place.showPopover?.()
  settle()
  dialogs.disconnect()
  for (const dialog of document.querySelectorAll('dialog:modal')) dialogs.observe(dialog)
}

/** Shows a toast; the place for toasts is made with the first. */
export const showToast = (kind: 'success' | 'error' | 'info' | 'warning', words: string, shownMs?: number): void => {
  rise()
  toast[kind](words, { id: words, ...(shownMs && { duration: shownMs }) })
}

/** Shows a toast with a button, until that is pressed or the toast is taken back. */
export const showOffer = (words: string, label: string, accept: () => void): void => {
  rise()
  toast.info(words, { id: words, duration: Number.POSITIVE_INFINITY, action: { label, onClick: accept } })
}

/** Takes back what was said. */
export const takeBack = (words: string): void => void toast.dismiss(words)
