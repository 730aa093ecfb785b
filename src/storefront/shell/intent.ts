import { $dialog, closeDialog, type Dialog, opener, ownPath } from '../../stores/dialog.ts'
import { loadDialogStyles } from '../dialog-styles.ts'
import { isPending, markPending, settlePending } from '../pending.ts'
import { toast } from '../toasts.ts'

type Island = 'cart' | 'product' | 'order'

const root = document.documentElement
const triggers: Record<Island, string> = {
  cart: '[data-cart-open]',
  product: '[data-open]',
  order: '[data-order]',
}
const islands = Object.keys(triggers) as Island[]

/** How long a tap waits for an island that neither comes nor fails. */
const PATIENCE = 15_000

/** Asks for islands: their code is fetched now, and they show whatever `$dialog` says by then. */
const want = (...names: Island[]): void => {
  root.dataset.intent = [root.dataset.intent, ...names].join(' ')
  loadDialogStyles()
  dispatchEvent(new Event('intent'))
}

/** Where the buyer goes when the island of a dialog cannot be had. */
const plainLink = (dialog: Dialog): string | null => {
  if (dialog.state === 'product') return dialog.product.path
  const path = dialog.state === 'order' && dialog.lines?.[0]?.product.path
  if (!path) return null
  // On its own page the order button is a chat link.
  if (path === ownPath) return document.querySelector('[data-product-page] [data-order]')?.getAttribute('href') ?? null
  return `${path}#order`
}

const giveUp = (): void => {
  // A warm-up that failed concerns nobody.
  if (!isPending()) return
  const link = plainLink($dialog.get())
  settlePending()
  if (!link || !navigator.onLine) {
    closeDialog()
    toast('You seem to be offline. Please try again.', 'removed')
  } else if (location.pathname === ownPath) location.replace(link)
  else location.reload()
}

/** A dialog that has been asked for is seen to be coming at once, and shows when its island is there. */
const answer = (dialog: Dialog): void => {
  settlePending()
  if (dialog.state === 'none') return
  markPending(opener())
  want(dialog.state === 'confirmation' ? 'order' : dialog.state)
  setTimeout(() => dialog === $dialog.get() && giveUp(), PATIENCE)
}

const failed = (event: Event): void => {
  event.preventDefault()
  giveUp()
}

const follow = ({ target }: Event): void => {
  if (!(target instanceof Element)) return
  for (const name of islands) {
    if (target.closest(triggers[name]) && !root.dataset.intent?.includes(name)) want(name)
  }
}

/** Watches for the first signs that an island is about to be needed, and warms them when nothing else is going on. */
export const watchIntent = (): void => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  document.addEventListener('astro:hydration-error', failed)
  $dialog.listen(answer)
  if (connection?.saveData) return
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(sign, follow, { passive: true })
  const warm = () => (window.requestIdleCallback ?? setTimeout)(() => want(...islands))
  // Who needed one island will need the next.
  document.addEventListener('astro:hydrate', warm, { capture: true, once: true })
  if (connection?.effectiveType?.endsWith('2g')) return
  if (document.readyState === 'complete') warm()
  else addEventListener('load', warm, { once: true })
}
