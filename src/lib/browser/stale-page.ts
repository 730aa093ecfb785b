import { CART_STORAGE_KEY } from '#contract/orders/stored-cart.ts'
import { readStored, writeStored } from './storage.ts'

const RELOADED = 'reloaded-for-update'
/** A second failure this soon after a reload will not be mended by a third load. */
const AGAIN_AFTER = 60_000

/** Kept whatever happens: an update must not sign anybody out, make her device a stranger or empty a cart. */
const KEPT = ['token', 'device', CART_STORAGE_KEY]

/** Whether an error means that this page is older than the server's files. */
export const isStalePage = (error: unknown): boolean => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  return /loading (css )?chunk|dynamically imported module|importing a module script|unable to preload css|unexpected token|text\/html/i.test(
    text,
  )
}

const clearStorage = (storage: Storage, kept: readonly string[]): void => {
  for (const key of Object.keys(storage)) if (!kept.includes(key) && !key.startsWith('draft:')) storage.removeItem(key)
}

/** Clears what may be old: caches, stored values other than the cart and the session, service workers' files. */
export const clearCaches = async (): Promise<void> => {
  try {
    clearStorage(localStorage, KEPT)
    clearStorage(sessionStorage, [RELOADED])
    for (const name of await (globalThis.caches?.keys() ?? [])) await caches.delete(name)
  } catch {
    // Blocked: the reload alone has to do.
  }
}

/** Whether this tab may reload by itself: once, never in a loop. Asking counts as doing. */
export const mayReload = (): boolean => {
  const last = Number(readStored('sessionStorage', RELOADED) ?? 0)
  if (Date.now() - last < AGAIN_AFTER) return false
  // Without a memory of the last time there must not be a first.
  return writeStored('sessionStorage', RELOADED, String(Date.now()))
}

/** Clears what may be old and, after a while, loads the page anew. */
export const reloadFresh = async (afterMs = 0): Promise<void> => {
  await clearCaches()
  setTimeout(() => location.reload(), afterMs)
}
