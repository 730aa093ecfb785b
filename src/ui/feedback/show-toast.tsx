import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toaster } from './Toaster.tsx'

const place = document.createElement('div')
place.className = 'fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0'
place.popover = 'manual'
document.body.append(place)
createRoot(place).render(<Toaster />)

/** Shows a toast; the place for toasts is made with the first. */
export const showToast = (kind: 'success' | 'error' | 'info' | 'warning', words: string, shownMs?: number): void => {
  // Shown anew it is above a dialog that was opened meanwhile.
  place.hidePopover?.()
  place.showPopover?.()
  toast[kind](words, { id: words, ...(shownMs && { duration: shownMs }) })
}
