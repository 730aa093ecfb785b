import { openDialog } from '../../stores/dialog.ts'
import { addProduct } from '../add-product.ts'
import { storeData } from '../store-data.ts'
import { track } from '../track.ts'
import { productAt } from './cards.ts'
import { chooseChip } from './chips.ts'
import { setMenu } from './menu.ts'

const openProduct = (link: HTMLElement): void => {
  const found = productAt(link)
  if (!found) return
  const { product, description } = found
  openDialog({ state: 'product', product, description }, link, product.path)
  track('product_clicked', { product_id: product.id, product_name: product.name })
}

const order = (link: HTMLElement): void => {
  const found = productAt(link)
  if (!found) return
  openDialog({ state: 'order', lines: [{ product: found.product, quantity: found.quantity }] }, link)
}

const quickAdd = (button: HTMLElement): void => {
  const found = productAt(button)
  if (!found) return
  if (addProduct(found.product, 1, storeData().quickAddSeparateLine))
    track('product_added_to_cart', { product_id: found.product.id, product_name: found.product.name, quantity: 1 })
}

const add = (button: HTMLElement): void => {
  const found = productAt(button)
  if (found) addProduct(found.product, found.quantity)
}

// A thumbnail is a link to its picture: moving the strip is enough, the address and the page stay where they are.
const showPicture = (link: HTMLElement): void => {
  const picture = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  picture?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** What a plain click on an element does; a handler that gives `false` leaves the click to the browser. */
const handlers: [string, (element: HTMLElement) => unknown][] = [
  ['[data-quick-add]', quickAdd],
  ['[data-add]', add],
  ['[data-order][href]', order],
  ['[data-open]', openProduct],
  ['[data-cart-open]', (button) => openDialog({ state: 'cart' }, button)],
  ['[data-chip]', (chip) => chooseChip(chip as HTMLAnchorElement)],
  ['[data-gallery] [href^="#"]', showPicture],
  ['[data-menu-toggle]', () => setMenu()],
]

const handle = (event: MouseEvent): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  const chat = target.closest<HTMLElement>('[href^="https://wa.me/"]:not([data-order])')
  if (chat) {
    const product = productAt(chat)?.product
    track('whatsapp_click', product ? { product_id: product.id, product_name: product.name } : {})
  }
  // Anything but a plain click means «as a link»: a new tab, a download, a menu.
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  for (const [selector, act] of handlers) {
    const element = target.closest<HTMLElement>(selector)
    if (!element) continue
    if (act(element) !== false) event.preventDefault()
    return
  }
}

export const watchClicks = (): void => document.addEventListener('click', handle)
