import { CART_STORAGE_KEY } from '#contract/orders/stored-cart.ts'
import { readStored, writeStored } from './storage.ts'

const RELOADED = 'reloaded-for-update'
/** No second reload within this time: it would not help. */
const AGAIN_AFTER = 60_000

/**
 * Prefixes of storage keys that an update keeps: sign-in, known device, sign-up, cart, and typed text in the
 * dashboard (`draft:`) or a shop's order form.
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
 * Clears caches, the service worker and other stored values, but not what `KEPT` names.
 * Keeps the referral cookie: it is worth money and never stale.
 */
export const clearCaches = async (): Promise<void> => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!KEPT.some((start) => key.startsWith(start))) storage.removeItem(key)
    for (const name of await caches.keys()) await caches.delete(name)
    // The next page registers a fresh worker.
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  } catch {
    // Blocked, or no TLS and therefore no caches: the reload alone must do.
  }
}

/** Takes the one automatic reload that all tabs share. Returns false if it is used up, so there is never a loop. */
export const mayReload = (): boolean => {
  const last = Number(readStored('localStorage', RELOADED) ?? 0)
  if (Math.abs(Date.now() - last) < AGAIN_AFTER) return false
  // Without storage there is no reload: a loop could not be detected.
  return writeStored('localStorage', RELOADED, String(Date.now()))
}

/** Clears stale data and reloads the page after `afterMs`. */
export const reloadFresh = async (afterMs = 0): Promise<void> => {
  await clearCaches()
  setTimeout(() => location.reload(), afterMs)
}
