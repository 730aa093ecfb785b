import find from 'virtual:find-address'
import { type CartLine, cartCount } from '#contract/orders/cart.ts'
import * as say from '#contract/stores/words.ts'
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
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    const button = badge.closest('button')
    if (button) button.ariaLabel = say.cartItems(count)
    badge.textContent = `${count}`
    badge.hidden = !count
  }
}

/** Shows the current history entry: a dialog, a category, or another document. */
const showEntry = (): void => {
  const dialog = entryDialog()
  if (dialog === 'foreign' || (dialog.state === 'none' && !followAddress())) location.reload()
  else showDialog(dialog)
}

document.documentElement.dataset.js = ''
openCart(storeData().slug)
$cart.subscribe(showCount)
watchIntent()
watchClicks()
watchMenu()
watchImages()
addEventListener('popstate', showEntry)
// Search and sort load at the first touch.
addEventListener('focusin', ({ target }) => {
  if ((target as HTMLInputElement).name === 'find') import(/* @vite-ignore */ find)
})
// Reopens the dialog after a reload, unless another document is here by now.
const left = entryDialog()
if (left === 'foreign') history.replaceState(null, '')
else if (left.state !== 'none') showEntry()
// Pages of one visit count once.
if (!document.referrer.startsWith(location.origin + storeData().path)) track('store_view')
