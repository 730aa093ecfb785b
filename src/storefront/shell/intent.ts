import dialogs from 'virtual:dialogs-address'
import * as say from '#contract/stores/words.ts'
import { $dialog, closeDialog, type Dialog, opener, ownPath } from '../../stores/dialog.ts'
import { loadDialogStyles } from '../dialog-styles.ts'
import { markPending, settlePending } from '../pending.ts'
import { toast } from '../toasts.ts'

const triggers = '[data-cart-open], [data-open], [data-order]'

/** Longest wait for an island, in milliseconds. */
const PATIENCE = 15_000
/** Longest wait for an idle moment before the dialogs load, in milliseconds. */
const LONGEST_UNREST = 5_000

let wanted = false

/** Loads the dialogs and their styles; then they show the state of `$dialog`. Can be called again after a failure. */
const want = (): void => {
  if (wanted) return
  wanted = true
  Promise.all([import(/* @vite-ignore */ dialogs), loadDialogStyles()]).catch(() => {
    wanted = false
    giveUp()
  })
}

/** Returns a plain link to use if a dialog's island fails to load. */
const plainLink = (dialog: Dialog): string | undefined => {
  if (dialog.state === 'product') return dialog.product.path
  const path = dialog.state === 'order' ? dialog.lines?.[0]?.product.path : undefined
  // On a product page the order button is a chat link.
  return path === ownPath ? document.querySelector<HTMLAnchorElement>('[data-order]')?.href : path && `${path}#order`
}

const giveUp = (): void => {
  // A failed warm-up needs no answer.
  if (!('pending' in document.documentElement.dataset)) return
  const link = navigator.onLine && plainLink($dialog.get())
  settlePending()
  if (!link) {
    closeDialog()
    toast(say.offline, 'removed')
  } else {
    // The URL may already be the product's. Not a reload: Back would stay in the reloaded document.
    location.replace(location.pathname === ownPath ? link : location.href)
  }
}

/** Acknowledges a dialog's tap at once; the dialog shows when its island is loaded. */
const answer = (dialog: Dialog): void => {
  settlePending()
  if (dialog.state === 'none') return
  markPending(opener())
  want()
  setTimeout(() => dialog === $dialog.get() && giveUp(), PATIENCE)
}

const follow = ({ target }: Event): void => {
  if ((target as Element).closest?.(triggers)) want()
}

/** Loads the islands at the first sign that they are needed, or when idle. */
export const watchIntent = (): void => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  $dialog.listen(answer)
  if (connection?.saveData) return
  // Touch and pen fire `pointerover` first, too.
  addEventListener('pointerover', follow)
  addEventListener('focusin', follow)
  // Retries a failed load before the next tap.
  addEventListener('online', want)
  const warm = () => window.requestIdleCallback?.(want, { timeout: LONGEST_UNREST }) ?? setTimeout(want)
  if (/2g$/.test(connection?.effectiveType as string)) return
  if (document.readyState === 'complete') warm()
  else addEventListener('load', warm)
}
