import * as say from '#contract/orders/words.ts'
export type ToastType = 'success' | 'cart' | 'removed'

const SHOWN = 3000
const REMOVED_AFTER = 300

/**
 * Shows a toast, never the same text twice at a time. An open dialog has its own region.
 * The toast of an added product has a button to the cart.
 */
export const toast = (text: string, type: ToastType): void => {
  const region = document.querySelector('dialog[open] [data-toasts]') ?? document.querySelector('[data-toasts]')
  for (const shown of region?.children ?? []) if (shown.firstChild?.textContent === text) shown.remove()
  const place = document.createElement('div')
  const message = document.createElement('p')
  message.dataset.toast = type
  message.textContent = text
  if (type === 'cart') place.innerHTML = `<button>${say.viewCart}</button>`
  place.prepend(message)
  region?.append(place)
  setTimeout(() => {
    message.dataset.leaving = ''
    setTimeout(() => place.remove(), REMOVED_AFTER)
  }, SHOWN)
}
