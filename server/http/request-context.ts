import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Deps } from '#server/deps.ts'

const current = new AsyncLocalStorage<string>()

/** What every log line written while a request is answered carries: its id. */
export const requestFields = (): { requestId?: string } => {
  const requestId = current.getStore()
  return requestId ? { requestId } : {}
}

/**
 * Counts and logs each request, and gives its id to whatever is logged on the way. Only the route's pattern is written down: addresses
 * and queries may hold tokens and phone numbers.
 */
export const observeRequests = (deps: Pick<Deps, 'log' | 'metrics'>): MiddlewareHandler => {
  return (c, next) =>
    current.run(c.get('requestId'), async () => {
      const started = performance.now()
      await next()
      const milliseconds = performance.now() - started
      const { method } = c.req
      // Of the handlers that matched, the last one that ran.
      const route = routePath(c)
      const status = c.res.status
      deps.metrics.requests.observe(milliseconds / 1000, { method: known(method), route, status: String(status) })
      // Pages and pictures are many, and of no interest one by one.
      const level = route.startsWith('/api/') ? 'info' : 'debug'
      deps.log[level]({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }, 'request')
    })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A client may call a method anything; the metrics know so many. */
const known = (method: string) => (METHODS.has(method) ? method : 'other')
