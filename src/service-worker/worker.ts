import { addPlugins, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { answerAlerts } from './alerts.ts'
import { type ToWorker, WORKER_SCOPE } from './messages.ts'
import type { AnswerEvent, WorkerScope } from './worker-scope.ts'

/**
 * Caches the dashboard's page and its hashed files, so that it opens offline and notices updates.
 * Shows alerts of orders.
 * Never answers for stores, images or the API. If anything in here fails, the network answers.
 */

declare const self: WorkerScope
/** Both are filled in by the build. */
declare const BUILD: string
declare const PRECACHED: PrecacheEntry[]

/** The scope is a prefix, and a store may be called `dashboards`. */
const isDashboard = (url: string): boolean => new URL(url).pathname.replace(/\/$/, '') === WORKER_SCOPE

/** Rejects a page of another build during a rolling update. The next visit tries again. */
const isOfThisBuild = async (request: Request, response: Response): Promise<boolean> =>
  response.ok && (!isDashboard(request.url) || (await response.clone().text()).includes(`data-build="${BUILD}"`))

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => ((await isOfThisBuild(request, response)) ? response : null),
  },
])
precache(PRECACHED)

const kept = (request: Request | string): Promise<Response | undefined> => matchPrecache(request).catch(() => undefined)

/** Prefers the server, so that the page is as new as possible. */
const openDashboard = async ({ request, preloadResponse }: AnswerEvent): Promise<Response> => {
  const answer: Response | undefined = await (async () => (await preloadResponse) ?? (await fetch(request)))().catch(
    () => undefined,
  )
  if (answer && answer.status < 500) return answer
  return (await kept(WORKER_SCOPE)) ?? answer ?? Response.error()
}

const readAsset = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isDashboard(request.url)) event.respondWith(openDashboard(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(readAsset(request))
})

answerAlerts()

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

const isAlone = async (): Promise<boolean> => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return open.filter(({ url }) => isDashboard(url)).length === 1
}

/** Seconds for which a page may wait to be alone: the one it replaces is listed for a moment. */
const LEAVING_SECONDS = 30

/** Tells a page of another build about this one. If the page already has this build, takes over once it is alone. */
const compare = async (build: string, port: MessagePort | undefined): Promise<void> => {
  if (build !== BUILD) return port?.postMessage('newer')
  for (let left = LEAVING_SECONDS; left > 0; left--) {
    if (await isAlone()) return self.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  event.waitUntil(message.kind === 'take-over' ? self.skipWaiting() : compare(message.build, event.ports[0]))
})
