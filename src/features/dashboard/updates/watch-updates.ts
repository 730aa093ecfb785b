import { type ToWorker, WORKER_PATH, WORKER_SCOPE } from '#src/service-worker/messages.ts'
import { hasTyped } from './typing.ts'

/** A dashboard stays open for days: how often it looks by itself whether there is a newer one. */
const LOOK_EVERY_MS = 3_600_000
/** How long a new worker may take to take over before the page loads anew without it: pages come from the server anyway. */
const TAKE_OVER_MS = 3000

/** Nothing that a reload could take away: nobody has typed, and nothing is open over the page. */
const isUntouched = (): boolean => !hasTyped() && !document.querySelector('dialog:modal')

/** Calls back when a worker belongs to another build than this page. One that never answers is as good as none. */
const whenNewer = (worker: ServiceWorker, build: string, onNewer: () => void): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = onNewer
  worker.postMessage({ kind: 'compare', build } satisfies ToWorker, [port2])
}

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/**
 * Registers the dashboard's service worker once the page has loaded, and calls back with the way to update when a newer version is there.
 * The page then loads anew, once, when its worker changes; one of another tab that was let in takes a tab along in which nothing was typed.
 * Does nothing where the build has no worker. Returns the way to stop.
 */
export const watchUpdates = (onFound: (update: () => void) => void): (() => void) => {
  const { build } = document.documentElement.dataset
  const workers = navigator.serviceWorker
  const ending = new AbortController()
  const { signal } = ending
  if (!build || !workers) return () => undefined
  let wanted = false

  const reload = () => {
    // A reload that the seller takes back is not asked for again.
    if (wanted) location.reload()
    wanted = false
  }
  const update = (worker: ServiceWorker) => {
    wanted = true
    worker.postMessage({ kind: 'take-over' } satisfies ToWorker)
    setTimeout(reload, TAKE_OVER_MS)
  }
  const offer = (worker: ServiceWorker) => whenNewer(worker, build, () => onFound(() => update(worker)))
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker), { signal })

  const register = async () => {
    await loaded()
    if (signal.aborted) return
    const registration = await workers.register(WORKER_PATH, { scope: WORKER_SCOPE, updateViaCache: 'none' })
    let lookedAt = Date.now()
    const look = () => {
      if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return
      lookedAt = Date.now()
      // No connection, or nothing there any more: the next look is in an hour.
      registration.update().catch(() => undefined)
    }
    if (registration.waiting) offer(registration.waiting)
    follow(registration.installing)
    registration.addEventListener('updatefound', () => follow(registration.installing), { signal })
    document.addEventListener('visibilitychange', look, { signal })
    const timer = setInterval(look, LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  workers.addEventListener(
    'controllerchange',
    () => {
      if (wanted) return reload()
      const again = () => location.reload()
      if (workers.controller) whenNewer(workers.controller, build, () => (isUntouched() ? again() : onFound(again)))
    },
    { signal },
  )
  register().catch((error: unknown) => console.warn('The dashboard goes on without its service worker:', error))
  return () => ending.abort()
}
