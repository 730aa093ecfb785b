import type { MiddlewareHandler } from 'hono'
import { tryGetContext } from 'hono/context-storage'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from '#server/ports/metrics.ts'
import { callerNetwork } from './client-address.ts'

/** Returns the request id, which all log lines of a request carry. */
export const requestFields = (): { requestId?: string } => {
  const requestId = tryGetContext<{ Variables: { requestId: string } }>()?.get('requestId')
  return requestId ? { requestId } : {}
}

/** Returns network and abort signal of the current request. Outside of one, the network is `local`. */
export const requestCaller = (): { network: string; signal?: AbortSignal } => {
  const c = tryGetContext()
  return c ? { network: callerNetwork(c), signal: c.req.raw.signal } : { network: 'local' }
}

/** Counts and logs an answered request. `started` is a `performance.now()`. */
export const noteRequest = (
  { log, metrics }: { log: Logger; metrics: Metrics },
  { method, route, status, started }: { method: string; route: string; status: number; started: number },
): void => {
  const milliseconds = performance.now() - started
  metrics.requests.observe({ method: known(method), route, status }, milliseconds / 1000)
  // Pages and images are many, and rarely of interest one by one.
  const level = route.startsWith('/api/') ? 'info' : 'debug'
  log[level]({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 }, 'request')
}

/** Counts and logs each request, by the route's pattern only. URLs may hold tokens and phone numbers. */
export const observeRequests =
  (deps: { log: Logger; metrics: Metrics }): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    // `routePath` is the last matching handler that ran.
    noteRequest(deps, { method: c.req.method, route: routePath(c), status: c.res.status, started })
  }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Replaces unknown methods by `other`. Clients could otherwise create metrics without end. */
const known = (method: string) => (METHODS.has(method) ? method : 'other')
