import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { FairLine } from '#server/lib/fair-line.ts'
import { networkList } from '#server/lib/network-list.ts'
import { MAX_FORM } from './body-bounds.ts'
import { addressKey } from './client-address.ts'

/** Bounds on connections. Tests use small numbers. */
export interface ConnectionLimits {
  /** Longest time until the head of a request is complete. */
  headersMs: number
  /** Time between checks of heads and bodies. */
  checkMs: number
  /** A body that brings fewer than `bodyBytes` in this time is cut off. */
  bodyWindowMs: number
  bodyBytes: number
  /** Longest time without a byte in either direction, such as to a client that never reads. */
  idleMs: number
  /** Time that a connection is kept for the next request. */
  keepMs: number
  /** As `keepMs`, for a trusted proxy. */
  keepForProxyMs: number
  /** Connections at once. */
  total: number
  /** Connections of one address. Trusted proxies stand for many and have no such bound. */
  perAddress: number
}

/** The limits of the server. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  checkMs: 5_000,
  /** Half a minute, the time of a tunnel, at 4 kB a second (EDGE). Five images then take 45 minutes. */
  bodyWindowMs: 30_000,
  bodyBytes: 30 * 4096,
  /** The backup of a large database is silent for up to two minutes. */
  idleMs: 120_000,
  keepMs: 5_000,
  /** Longer than nginx (60 s) and Go's proxies (90 to 120). They do not resend an order lost when we close first. */
  keepForProxyMs: 180_000,
  /** Below the files that a process may open. */
  total: 4000,
  /** Mobile networks put thousands of people behind one address, each with a connection for some seconds. */
  perAddress: 500,
}

/** Returns the options of Node's server. */
export const connectionOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  // The time of the largest body at the slowest pace. `keepPace` checks the pace itself.
  requestTimeout: limits.headersMs + Math.ceil(MAX_FORM / limits.bodyBytes) * limits.bodyWindowMs,
  connectionsCheckingInterval: limits.checkMs,
  keepAliveTimeout: limits.keepMs,
})

/** Cuts off a body that comes too slowly. It would hold a connection and memory for nothing. */
const keepPace = (request: IncomingMessage, { bodyWindowMs, bodyBytes }: ConnectionLimits): void => {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  let before = socket.bytesRead
  let wasFull = false
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    // A full buffer means that nobody reads yet, as when uploads wait. The client cannot send more then, and has had
    // no whole window when reading begins.
    const isFull = request.readableLength >= request.readableHighWaterMark
    if (!isFull && !wasFull && socket.bytesRead - before < bodyBytes) socket.destroy()
    wasFull = isFull
    before = socket.bytesRead
  }, bodyWindowMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

/**
 * Tracks open connections by address. When there are too many, it ends the oldest idle one of the address with most,
 * else the oldest whose request is incomplete, so that neither a few addresses nor a visitor at a shared
 * address can keep others out.
 */
const openConnections = ({ total, perAddress }: ConnectionLimits) => {
  const open = new FairLine<Socket>()
  const answering = new Map<Socket, IncomingMessage>()

  /** Ends the oldest connection of an address that waits for its client. Returns whether there was one. */
  const giveWay = (address: string | undefined): boolean => {
    if (address === undefined) return false
    const ofAddress = [...open.of(address)]
    const idle =
      ofAddress.find((socket) => !answering.has(socket)) ??
      ofAddress.find((socket) => answering.get(socket)?.complete === false)
    if (idle) open.delete(address, idle)
    idle?.destroy()
    return idle !== undefined
  }

  return {
    /** Counts a connection until it ends. Returns whether there is room. `bounded` applies `perAddress`. */
    admit: (socket: Socket, address: string, bounded: boolean): boolean => {
      if (bounded && open.of(address).size >= perAddress && !giveWay(address)) return false
      if (open.size >= total && !giveWay(open.greediest(address))) return false
      open.add(address, socket)
      socket.once('close', () => open.delete(address, socket))
      return true
    },
    /** Marks a connection as busy with a request until the response ends. */
    note: (request: IncomingMessage, response: ServerResponse): void => {
      answering.set(request.socket, request)
      response.once('close', () => answering.delete(request.socket))
    },
  }
}

/** Bounds the number and the time of a server's connections. `proxies` as in `TRUSTED_PROXIES`. */
export const guardConnections = (server: Server, limits: ConnectionLimits, proxies: readonly string[]): void => {
  const trusted = networkList(proxies)
  const isProxy = ({ remoteAddress = '', remoteFamily }: Socket): boolean =>
    trusted.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
  const connections = openConnections(limits)
  server.timeout = limits.idleMs
  server.on('connection', (socket: Socket) => {
    if (!connections.admit(socket, addressKey(socket.remoteAddress ?? ''), !isProxy(socket))) socket.destroy()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    connections.note(request, response)
    keepPace(request, limits)
    // Runs after Node's own listener, which sets `keepMs`. The next request sets `idleMs` again.
    if (isProxy(request.socket)) response.once('finish', () => request.socket.setTimeout(limits.keepForProxyMs))
  })
}
