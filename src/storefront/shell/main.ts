import { type CartLine, cartCount } from '#contract/orders/cart.ts'
import { $cart, openCart } from '../../stores/cart.ts'
import { entryDialog, showDialog } from '../../stores/dialog.ts'
import { storeData } from '../store-data.ts'
import { track } from '../track.ts'
import { followAddress } from './chips.ts'
import { watchClicks } from './clicks.ts'
import { watchImages } from './images.ts'
import { watchIntent } from './intent.ts'
import { watchMenu } from './menu.ts'

const showCount = (lines: readonly CartLine[]): void => {
  const count = cartCount(lines)
  for (const button of document.querySelectorAll('[data-cart-open]'))
    button.ariaLabel = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
  for (const badge of document.querySelectorAll('[data-cart-count]')) {
    badge.textContent = String(count)
    badge.toggleAttribute('hidden', count === 0)
  }
}

/** Shows what the current history entry stands for: a dialog, a category, or, when another document made it, that document. */
const showEntry = (): void => {
  const dialog = entryDialog()
  if (dialog === 'foreign' || (dialog.state === 'none' && !followAddress())) location.reload()
  else showDialog(dialog)
}

const trackVisit = (): void => {
  const { product, path } = storeData()
  if (product) track('product_view', { product_id: product.id, product_name: product.name })
  // Walking from page to page is one visit.
  if (!document.referrer.startsWith(location.origin + path)) track('store_view')
}

document.documentElement.dataset.js = ''
openCart(storeData().slug)
$cart.subscribe(showCount)
watchIntent()
watchClicks()
watchMenu()
watchImages()
addEventListener('popstate', showEntry)
// A reload keeps the history entry: the dialog that was open comes back, unless this is another document by now.
const left = entryDialog()
if (left === 'foreign') history.replaceState(null, '')
else if (left.state !== 'none') showEntry()
trackVisit()
