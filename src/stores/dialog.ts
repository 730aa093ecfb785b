import { atom } from 'nanostores'
import type { CartLine, CartProduct } from '#contract/orders/cart.ts'
import type { PageImage } from '#contract/stores/store-page.ts'

export interface PlacedOrder {
  id: string
  /** In minor units, delivery included. */
  total: number
  /** In minor units, in shops that charge for it. */
  delivery?: number
  /** In minor units. */
  discount?: number
  /** `price` of one, in minor units; `link` if this page knows the product. */
  items: { name: string; quantity: number; price: number; link?: string }[]
  /** Its private page. */
  url?: string | undefined
  /** To pay before delivery, in minor units. */
  advance?: number | undefined
  /** Set where the buyer fetches it. */
  pickUp?: boolean
  /** The typed address, or that the buyer fetches it. Old confirmations lack it. */
  address?: string
  /** An earlier send had arrived; the last one changed nothing. */
  before: boolean
}

/** A dialog over the page. Plain data: history entries hold it. */
export type Dialog =
  | { state: 'none' }
  | { state: 'cart' }
  | { state: 'product'; product: CartProduct; description: string }
  /** `lines` is `null` to order the cart. */
  | { state: 'order'; lines: CartLine[] | null }
  | { state: 'confirmation'; order: PlacedOrder }
  /** An image full-screen, over the product dialog if it was tapped there. */
  | { state: 'zoom'; image: PageImage; name: string; over: 'product' | 'none' }

interface Entry {
  dialog: Dialog
  /** Number of stacked dialogs, this one included. */
  depth: number
  /** Path of the document that made the entry. A reload may change the document. */
  page: string
}

export const $dialog = atom<Dialog>({ state: 'none' })

/** The path this document was served for. The URL changes, the document does not. */
export const ownPath = location.pathname

let firstOpener: HTMLElement | null = null
let leaving = false

const entry = (): Entry | null => ((history.state as Entry | null)?.dialog ? (history.state as Entry) : null)

/** Returns the dialog of the current history entry: `none` without one, `foreign` from another document. */
export const entryDialog = (): Dialog | 'foreign' => {
  const current = entry()
  if (!current) return { state: 'none' }
  return current.page === ownPath ? current.dialog : 'foreign'
}

/** Returns the element that opened the first dialog. Passed explicitly: some browsers do not focus a tapped button. */
export const opener = (): HTMLElement | null => firstOpener

/** Opens a dialog over any other and adds a history entry, so that Back closes it. */
export const openDialog = (dialog: Dialog, trigger: HTMLElement | null = null, address?: string): void => {
  if (leaving) {
    addEventListener('popstate', () => openDialog(dialog, trigger, address), { once: true })
    return
  }
  if ($dialog.get().state === 'none') firstOpener = trigger
  history.pushState({ dialog, depth: (entry()?.depth ?? 0) + 1, page: ownPath } satisfies Entry, '', address)
  $dialog.set(dialog)
}

/** Shows a history entry's dialog. */
export const showDialog = (dialog: Dialog): void => {
  leaving = false
  $dialog.set(dialog)
}

/** Closes all dialogs and returns to the page's history entry. */
export const closeDialog = (): void => {
  const depth = entry()?.depth ?? 0
  $dialog.set({ state: 'none' })
  if (depth === 0) return
  leaving = true
  history.go(-depth)
}
