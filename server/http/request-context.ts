import type { MiddlewareHandler } from 'hono'
import { tryGetContext } from 'hono/context-storage'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from '#server/ports/metrics.ts'
import { clientAddress } from './client-address.ts'

/** Returns what every log line carries that is written while a request is answered: its id. */
export const requestFields = (): { requestId?: string } => {
  const requestId = tryGetContext<{ Variables: { requestId: string } }>()?.get('requestId')
  return requestId ? { requestId } : {}
}

/** Whose request is being answered, and what ends with it; work that no request asked for is the server's own. */
export const requestCaller = (): { address: string; signal?: AbortSignal } => {
  const c = tryGetContext()
  return c ? { address: clientAddress(c), signal: c.req.raw.signal } : { address: 'local' }
}

/** Counts and logs a request that was answered; `started` as `performance.now()` says it. */
export const noteRequest = (
  { log, metrics }: { log: Logger; metrics: Metrics },
  { method, route, status, started }: { method: string; route: string; status: number; started: number },
): void => {
  const milliseconds = performance.now() - started
  metrics.requests.observe({ method: known(method), route, status }, milliseconds / 1000)
  // Pages and images are many, and of no interest one by one.
  const level = route.startsWith('/api/') ? 'info' : 'debug'
  log[level]({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }, 'request')
}

/** Counts and logs each request. Only the route's pattern is written down: addresses and queries may hold tokens and phone numbers. */
export const observeRequests =
  (deps: { log: Logger; metrics: Metrics }): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    // Of the handlers that matched, the last one that ran.
    noteRequest(deps, { method: c.req.method, route: routePath(c), status: c.res.status, started })
  }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A client may call a method anything; the metrics know so many. */
const known = (method: string) => (METHODS.has(method) ? method : 'other')
