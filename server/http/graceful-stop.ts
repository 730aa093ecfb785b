import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds in which a server that stops goes on taking requests, so that proxies and browsers can go elsewhere. */
const DRAIN_MS = 1_500
/** Longest wait for answers under way, in milliseconds. */
const ANSWERS_MS = 3_000
/** Milliseconds between closing idle connections. */
const CLOSE_IDLE_MS = 50

/** Longest wait for a turn of the event loop in which nobody connects, and how short such a turn must be. */
const QUIET_TURN = { waitMs: 3_000, turnMs: 1 }

/** A listener that can end without cutting off a request. */
export interface GracefulListener {
  listener: RequestListener
  /**
   * Stops a server. First reports not ready and lets each connection end with its answer, while new ones are taken;
   * then closes idle ones, and after a while the rest.
   */
  stop(server: Server): Promise<void>
}

/**
 * Waits for a short turn of the event loop in which nobody connected. The system resets connections that nobody has
 * accepted when the server closes.
 */
const quietTurn = async (server: Server): Promise<void> => {
  let connected = 0
  const count = () => void connected++
  server.on('connection', count)
  const end = performance.now() + QUIET_TURN.waitMs
  for (;;) {
    const [before, started] = [connected, performance.now()]
    await setImmediate()
    const now = performance.now()
    if (now > end || (connected === before && now - started < QUIET_TURN.turnMs)) break
  }
  server.off('connection', count)
}

export const gracefulListener = (listener: RequestListener): GracefulListener => {
  const answering = new Set<ServerResponse>()
  let stopping = false

  const closeIdle = async (server: Server) => {
    // Right after a look at all sockets, so that no request lies unread in one that counts as idle.
    await setImmediate()
    server.closeIdleConnections()
  }

  return {
    listener: (request, response) => {
      answering.add(response)
      response.once('close', () => answering.delete(response))
      if (!stopping) return listener(request, response)
      response.shouldKeepAlive = false
      if (request.url !== '/readyz') return listener(request, response)
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify({ status: 'stopping' }))
    },
    stop: async (server) => {
      stopping = true
      for (const response of answering) response.shouldKeepAlive = false
      await setTimeout(DRAIN_MS)
      await quietTurn(server)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const end = performance.now() + ANSWERS_MS
      do await closeIdle(server)
      while (
        performance.now() < end &&
        (await Promise.race([closed.then(() => false), setTimeout(CLOSE_IDLE_MS, true)]))
      )
      server.closeAllConnections()
      await closed
    },
  }
}
