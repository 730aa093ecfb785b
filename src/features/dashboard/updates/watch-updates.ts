import { type ToWorker, WORKER_PATH, WORKER_SCOPE } from '#src/service-worker/messages.ts'
import { hasTyped } from './typing.ts'

/** Interval between checks for a newer version. A dashboard stays open for days. */
const LOOK_EVERY_MS = 3_600_000
/** Time for a new worker to take over before the page reloads without it. */
const TAKE_OVER_MS = 3000

/** Whether a reload would lose nothing: nothing typed, no dialog open. */
const isUntouched = (): boolean => !hasTyped() && !document.querySelector('dialog:modal')

/** Calls back if a worker belongs to another build. A worker that never answers is ignored. */
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
 * Registers the service worker after load and calls back with the update function when a newer version exists.
 * The page reloads once when its worker changes. If another tab updated, this one reloads only when untouched.
 * Does nothing without a worker in the build. Returns the stop function.
 */
export const watchUpdates = (onFound: (update: () => void) => void): (() => void) => {
  const { build } = document.documentElement.dataset
  const workers = navigator.serviceWorker
  const ending = new AbortController()
  const { signal } = ending
  if (!build || !workers) return () => undefined
  let wanted = false

  const reload = () => {
    // A reload the seller cancels is not asked for again.
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
      // No connection: the next check is in an hour.
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
