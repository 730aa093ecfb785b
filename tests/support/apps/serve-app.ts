import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { type ConnectionLimits, connectionOptions, guardConnections } from '#server/http/connections.ts'

/** Serves an application over HTTP until the test ends. Returns its origin. `proxies` are trusted. */
export const serveApp = async (
  app: { listener: RequestListener } | { fetch: (request: Request) => Response | Promise<Response> },
  limits?: ConnectionLimits,
  proxies: readonly string[] = [],
): Promise<string> => {
  const listener = 'listener' in app ? app.listener : getRequestListener(app.fetch)
  const server = createServer(limits ? connectionOptions(limits) : {}, listener)
  if (limits) guardConnections(server, limits, proxies)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
