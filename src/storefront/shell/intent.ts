import dialogs from 'virtual:dialogs-address'
import { $dialog, closeDialog, type Dialog, opener, ownPath } from '../../stores/dialog.ts'
import { loadDialogStyles } from '../dialog-styles.ts'
import { markPending, settlePending } from '../pending.ts'
import { toast } from '../toasts.ts'

const triggers = '[data-cart-open], [data-open], [data-order]'

/** How long a tap waits for an island that neither comes nor fails. */
const PATIENCE = 15_000
/** How long a loaded page that never rests keeps the dialogs from being fetched. */
const LONGEST_UNREST = 5_000

let wanted = false

/** Fetches the dialogs and their styles at once; both there, they show whatever `$dialog` says by then. When either fails they can be asked for again. */
const want = (): void => {
  if (wanted) return
  wanted = true
  Promise.all([import(/* @vite-ignore */ dialogs), loadDialogStyles()]).catch(() => {
    wanted = false
    giveUp()
  })
}

/** Where the buyer goes when the island of a dialog cannot be had. */
const plainLink = (dialog: Dialog): string | undefined => {
  if (dialog.state === 'product') return dialog.product.path
  const path = dialog.state === 'order' ? dialog.lines?.[0]?.product.path : undefined
  // On its own page the order button is a chat link.
  return path === ownPath ? document.querySelector<HTMLAnchorElement>('[data-order]')?.href : path && `${path}#order`
}

const giveUp = (): void => {
  // A warm-up that failed concerns nobody.
  if (!('pending' in document.documentElement.dataset)) return
  const link = navigator.onLine && plainLink($dialog.get())
  settlePending()
  if (!link) {
    closeDialog()
    toast('You seem to be offline. Please try again.', 'removed')
  } else {
    // The address may already be the product's. Not a reload: Back would then stay in the reloaded document.
    location.replace(location.pathname === ownPath ? link : location.href)
  }
}

/** A dialog that has been asked for is seen to be coming at once, and shows when its island is there. */
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

/** Watches for the first signs that an island is about to be needed, and warms them when nothing else is going on. */
export const watchIntent = (): void => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  $dialog.listen(answer)
  if (connection?.saveData) return
  // A finger or pen that comes down is first over.
  addEventListener('pointerover', follow)
  addEventListener('focusin', follow)
  // What failed while the line was down is had before the next tap.
  addEventListener('online', want)
  const warm = () => window.requestIdleCallback?.(want, { timeout: LONGEST_UNREST }) ?? setTimeout(want)
  if (/2g$/.test(connection?.effectiveType as string)) return
  if (document.readyState === 'complete') warm()
  else addEventListener('load', warm)
}
