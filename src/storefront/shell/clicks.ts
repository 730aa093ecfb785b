import { openDialog, ownPath } from '../../stores/dialog.ts'
import { addProduct, mustChoose } from '../add-product.ts'
import { storeData } from '../store-data.ts'
import { track } from '../track.ts'
import { type Chosen, productAt } from './cards.ts'
import { chooseChip } from './chips.ts'
import { setMenu } from './menu.ts'

const named = ({ product }: Chosen) => ({ product_id: product.id, product_name: product.name })

/** Opens the dialog. On a phone a link is followed instead, in layouts whose product page is the better view. */
const openProduct = (link: HTMLElement & { href?: string }, chosen: Chosen): unknown => {
  const { product, description } = chosen
  track('product_clicked', named(chosen))
  // Compared with nothing, a width is not below it.
  return innerWidth < (storeData().pagesBelow as number) && link.href
    ? false
    : openDialog({ state: 'product', product, description }, link, product.path)
}

const order = (link: HTMLElement, chosen: Chosen): unknown => {
  const { product, quantity } = chosen
  return product.choose && product.path !== ownPath
    ? openProduct(link, chosen)
    : mustChoose(product) || openDialog({ state: 'order', lines: [{ product, quantity }] }, link)
}

const quickAdd = (link: HTMLElement, chosen: Chosen): void => {
  if (chosen.product.choose) openProduct(link, chosen)
  else if (addProduct(chosen.product, 1, storeData().quickAddSeparateLine))
    track('product_added_to_cart', { ...named(chosen), quantity: 1 })
}

const add = (_: HTMLElement, { product, quantity }: Chosen) => void addProduct(product, quantity)

const chat = (_: HTMLElement, chosen: Chosen | null): false => {
  track('whatsapp_click', chosen ? named(chosen) : {})
  return false
}

/** Handlers of plain clicks by selector. `false` leaves the click to the browser. */
const onPage: [string, (element: HTMLElement) => unknown][] = [
  ['[data-cart-open], [data-toasts] button', (button) => openDialog({ state: 'cart' }, button)],
  ['[data-chip]', chooseChip],
  ['[data-menu-toggle]', (button) => setMenu(button, button.ariaExpanded !== 'true')],
]
const onProduct: [string, (element: HTMLElement, chosen: Chosen) => unknown][] = [
  ['[data-quick-add]', quickAdd],
  ['[data-add]', add],
  ['[data-order][href]', order],
  ['[data-open]', openProduct],
]

export const watchClicks = (): void =>
  addEventListener('click', (event) => {
    const target = event.target as Element
    // Other clicks mean «as a link»: new tab, download, menu.
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const chosen = productAt(target)
    const handlers = [...onPage, ...(chosen ? onProduct : []), ['[href^="https://wa.me"]', chat]] as typeof onProduct
    for (const [selector, act] of handlers) {
      const element = target.closest<HTMLElement>(selector)
      if (!element) continue
      if (act(element, chosen as Chosen) !== false) event.preventDefault()
      return
    }
  })
