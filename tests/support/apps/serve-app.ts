import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { type ConnectionLimits, connectionOptions, guardConnections } from '#server/http/connections.ts'

/** Serves an application over real HTTP until the test ends, with bounded connections if bounds are given. Returns the origin. `proxies` are trusted. */
export const serveApp = async (
  app: { fetch: (request: Request) => Response | Promise<Response> },
  limits?: ConnectionLimits,
  proxies: readonly string[] = [],
): Promise<string> => {
  const server = createAdaptorServer({ fetch: app.fetch, ...(limits && { serverOptions: connectionOptions(limits) }) })
  if (limits) guardConnections(server as Server, limits, proxies)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
