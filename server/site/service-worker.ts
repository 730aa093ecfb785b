import { Hono } from 'hono'
import type { Config } from '#server/config/config.ts'
import { isInUrdu, urduFolder } from './platform-pages.ts'
import { serveStatic } from './static-files.ts'

/** Policy of the worker: it may fetch from its own origin, and imports nothing. */
const POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Replaces an installed worker at the browser's next update check, empties its caches and unregisters it. Open pages
 * stay open and use the network.
 */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await registration.unregister()
    })(),
  ),
)
`

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // A browser that cached an old script could not be reached any more.
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie',
  'content-security-policy': POLICY,
}

/**
 * Serves `GET /sw.js`: the dashboard's service worker in the browser's language, or the script that removes it when it
 * is switched off.
 */
export const serviceWorkerScript = (clientFolder: string, { serviceWorker, languages }: Config) => {
  const site = new Hono()
  if (!serviceWorker) return site.get('/sw.js', (c) => c.body(FAREWELL, 200, HEADERS))
  const english = serveStatic({ root: clientFolder, precompressed: true })
  const urdu = serveStatic({ root: urduFolder(clientFolder), precompressed: true })
  return site.get(
    '/sw.js',
    async (c, next) => {
      await next()
      if (c.res.ok) for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
    },
    (c, next) => (languages.includes('ur') && isInUrdu(c) ? urdu : english)(c, next),
  )
}
