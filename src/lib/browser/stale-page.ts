import { CART_STORAGE_KEY } from '#contract/orders/stored-cart.ts'
import { readStored, writeStored } from './storage.ts'

const RELOADED = 'reloaded-for-update'
/** A second failure this soon after a reload will not be mended by a third load. */
const AGAIN_AFTER = 60_000

/**
 * What begins like one of these is kept whatever happens: an update must not sign anybody out, make her device a stranger, forget a sign-up, empty
 * a cart or lose what was typed, in the dashboard (`draft:`) or in a shop's order form.
 */
const KEPT = ['token', 'device', 'sign-up', CART_STORAGE_KEY, RELOADED, 'draft:', 'whatsstore-order:']

/** Whether an error means that this page is older than the server's files. */
export const isStalePage = (error: unknown): boolean => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  return /loading (css )?chunk|dynamically imported module|importing a module script|unable to preload css|unexpected token|text\/html/i.test(
    text,
  )
}

/**
 * Clears what may be old: caches, the service worker with its files, stored values other than the cart, the session and what was typed. The
 * one cookie there is, a referral's code, is worth money and cannot be old.
 */
export const clearCaches = async (): Promise<void> => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!KEPT.some((start) => key.startsWith(start))) storage.removeItem(key)
    for (const name of await caches.keys()) await caches.delete(name)
    // The next page registers it anew; one that does harm is gone.
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  } catch {
    // Blocked, or an address without TLS, which has neither: the reload alone has to do.
  }
}

/** Whether this page may reload by itself: once in all tabs together, never in a loop. Asking counts as doing. */
export const mayReload = (): boolean => {
  const last = Number(readStored('localStorage', RELOADED) ?? 0)
  if (Math.abs(Date.now() - last) < AGAIN_AFTER) return false
  // Without a memory of the last time there must not be a first.
  return writeStored('localStorage', RELOADED, String(Date.now()))
}

/** Clears what may be old and, after a while, loads the page anew. */
export const reloadFresh = async (afterMs = 0): Promise<void> => {
  await clearCaches()
  setTimeout(() => location.reload(), afterMs)
}
