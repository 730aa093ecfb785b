import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** What the worker may do besides answering: fetch from its own origin. It imports nothing. */
const POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Takes the place of a worker in every browser that has one, at that browser's next look: it empties its caches and is gone. Pages that are
 * open are left alone, and go on by the network.
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
  // A browser that kept an old one could not be reached any more.
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
}

/** `GET /sw.js`: the dashboard's service worker, or the script that removes it where it is switched off. */
export const serviceWorkerScript = (clientFolder: string, isOn: boolean) => {
  const site = new Hono()
  if (!isOn) return site.get('/sw.js', (c) => c.body(FAREWELL, 200, HEADERS))
  return site.get(
    '/sw.js',
    async (c, next) => {
      await next()
      if (c.res.ok) for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
    },
    serveStatic({ root: clientFolder, precompressed: true }),
  )
}
