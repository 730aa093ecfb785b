import { atom } from 'nanostores'
import type { CartLine, CartProduct } from '#contract/orders/cart.ts'
import type { PageImage } from '#contract/stores/store-page.ts'

export interface PlacedOrder {
  id: string
  /** Minor units. */
  total: number
  /** `price` of one, in minor units; `link` of those that are known to this page. */
  items: { name: string; quantity: number; price: number; link?: string }[]
  /** Where it goes, as it was typed; of an order of before nobody knows. */
  address?: string
  /** It had arrived as it was first sent; what the buyer sent last was not ordered. */
  before: boolean
}

/** What lies over the page. Plain data: it is also kept in the history entry that Back and Forward go through. */
export type Dialog =
  | { state: 'none' }
  | { state: 'cart' }
  | { state: 'product'; product: CartProduct; description: string }
  /** `lines` is `null` when the cart itself is being ordered. */
  | { state: 'order'; lines: CartLine[] | null }
  | { state: 'confirmation'; order: PlacedOrder }
  /** One image over the whole screen, and over the product's dialog where it was tapped there. */
  | { state: 'zoom'; image: PageImage; name: string; over: 'product' | 'none' }

interface Entry {
  dialog: Dialog
  /** How many dialogs lie on top of each other, this one included. */
  depth: number
  /** Path of the document that made the entry: after a reload another document may stand there. */
  page: string
}

export const $dialog = atom<Dialog>({ state: 'none' })

/** The path this document was served for; the address moves on, the document does not. */
export const ownPath = location.pathname

let firstOpener: HTMLElement | null = null
let leaving = false

const entry = (): Entry | null => ((history.state as Entry | null)?.dialog ? (history.state as Entry) : null)

/** The dialog that the current history entry stands for: `none`, or `foreign` when another document made it. */
export const entryDialog = (): Dialog | 'foreign' => {
  const current = entry()
  if (!current) return { state: 'none' }
  return current.page === ownPath ? current.dialog : 'foreign'
}

/** What was tapped to open the first of the dialogs that are open. Some browsers do not focus a tapped button: it is told. */
export const opener = (): HTMLElement | null => firstOpener

/** Opens a dialog over whatever is open and adds a history entry, so that Back closes it. */
export const openDialog = (dialog: Dialog, trigger: HTMLElement | null = null, address?: string): void => {
  if (leaving) {
    addEventListener('popstate', () => openDialog(dialog, trigger, address), { once: true })
    return
  }
  if ($dialog.get().state === 'none') firstOpener = trigger
  history.pushState({ dialog, depth: (entry()?.depth ?? 0) + 1, page: ownPath } satisfies Entry, '', address)
  $dialog.set(dialog)
}

/** Shows what a history entry stands for. */
export const showDialog = (dialog: Dialog): void => {
  leaving = false
  $dialog.set(dialog)
}

/** Closes everything that is open and goes back to the page's own history entry. */
export const closeDialog = (): void => {
  const depth = entry()?.depth ?? 0
  $dialog.set({ state: 'none' })
  if (depth === 0) return
  leaving = true
  history.go(-depth)
}
