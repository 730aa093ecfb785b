export type ToastType = 'success' | 'cart' | 'removed'

const SHOWN = 3000
const REMOVED_AFTER = 300

/** Says something in the corner of the screen. An open dialog has a region of its own: outside it nothing is seen or announced. */
export const toast = (text: string, type: ToastType): void => {
  const regions = document.querySelectorAll('dialog[open] > [data-toasts], :not(dialog) > [data-toasts]')
  const message = document.createElement('p')
  message.dataset.toast = type
  message.textContent = text
  regions[regions.length - 1]?.append(message)
  setTimeout(() => {
    message.dataset.leaving = ''
    setTimeout(() => message.remove(), REMOVED_AFTER)
  }, SHOWN)
}
