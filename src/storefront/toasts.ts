export type ToastType = 'success' | 'cart' | 'removed'

const SHOWN = 3000
const REMOVED_AFTER = 300

/**
 * Says something over the foot of the screen, and never the same thing twice at a time. An open dialog has a region of its own: outside it nothing
 * is seen or announced. From what went into the cart a button leads there.
 */
export const toast = (text: string, type: ToastType): void => {
  const region = document.querySelector('dialog[open] [data-toasts]') ?? document.querySelector('[data-toasts]')
  for (const shown of region?.children ?? []) if (shown.firstChild?.textContent === text) shown.remove()
  const place = document.createElement('div')
  const message = document.createElement('p')
  message.dataset.toast = type
  message.textContent = text
  if (type === 'cart') place.innerHTML = '<button>View cart</button>'
  place.prepend(message)
  region?.append(place)
  setTimeout(() => {
    message.dataset.leaving = ''
    setTimeout(() => place.remove(), REMOVED_AFTER)
  }, SHOWN)
}
