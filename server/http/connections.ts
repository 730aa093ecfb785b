import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, networkList } from './client-address.ts'

/** What connections may take of the server. Tests make the numbers small. */
export interface ConnectionLimits {
  /** Until the head of a request must be there. */
  headersMs: number
  /** How often heads and bodies are looked at. */
  checkMs: number
  /** A body that brings less than `bodyBytes` in so long is cut off. */
  bodyWindowMs: number
  bodyBytes: number
  /** Without a byte in either direction, such as to a client that never reads. */
  idleMs: number
  /** How long a connection is kept for the next request. */
  keepMs: number
  /** The same for a trusted proxy. */
  keepForProxyMs: number
  /** Connections at once. */
  total: number
  /** Of one address; trusted proxies stand for many and have no such bound. */
  perAddress: number
}

/** The largest body of any call, in bytes: what `app.ts` takes in a form. */
const LARGEST_BODY = 11 * 1024 * 1024

/**
 * The slowest phone that an upload is for sends 4 kB a second (EDGE): five images in 45 minutes, against seconds on 3G. Half a minute is what
 * a tunnel takes. A backup of a large database is silent for up to two minutes.
 * A proxy must be the one that closes: an order that it sends as the connection is being closed is lost, for it does not send it twice. nginx keeps
 * its connections for 60 s, Go's proxies for 90 to 120. A mobile network puts thousands of people behind one address, each
 * with a connection for some seconds; all connections together stay below the files that a process may open.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  checkMs: 5_000,
  bodyWindowMs: 30_000,
  bodyBytes: 30 * 4096,
  idleMs: 120_000,
  keepMs: 5_000,
  keepForProxyMs: 180_000,
  total: 4000,
  perAddress: 500,
}

/** What Node's server is created with. */
export const connectionOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  // Bodies have a pace of their own below; this is what it comes to for the largest.
  requestTimeout: limits.headersMs + Math.ceil(LARGEST_BODY / limits.bodyBytes) * limits.bodyWindowMs,
  connectionsCheckingInterval: limits.checkMs,
  keepAliveTimeout: limits.keepMs,
})

/** Cuts off a body that comes too slowly: a byte at a time holds a connection, and what was read so far, for nothing. */
const keepPace = (request: IncomingMessage, { bodyWindowMs, bodyBytes }: ConnectionLimits): void => {
  const { headers, socket } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    // Nobody reads it yet, as when uploads wait for their turn: the client sends no more than there is room for.
    const full = request.readableLength >= request.readableHighWaterMark
    if (!full && socket.bytesRead - before < bodyBytes) socket.destroy()
    before = socket.bytesRead
  }, bodyWindowMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

/**
 * The connections that are open, by address. When one is too many, another one gives way that nobody waits for, the oldest of the address that has
 * most: neither a few addresses that open all that the server takes, nor one visitor behind a network's address, keeps the others out.
 */
const openConnections = ({ total, perAddress }: ConnectionLimits) => {
  const byAddress = new Map<string, Set<Socket>>()
  const answering = new Set<Socket>()
  let count = 0

  const countOf = (address: string): number => byAddress.get(address)?.size ?? 0

  const forget = (address: string, socket: Socket): void => {
    const left = byAddress.get(address)
    if (!left?.delete(socket)) return
    count--
    if (left.size === 0) byAddress.delete(address)
  }

  /** Ends the oldest connection of an address without a request under way. Returns whether there was one. */
  const giveWay = (address: string): boolean => {
    const idle = [...(byAddress.get(address) ?? [])].find((socket) => !answering.has(socket))
    if (idle) forget(address, idle)
    idle?.destroy()
    return idle !== undefined
  }

  const makeRoom = (newcomer: string): boolean => {
    const greediest = [...byAddress.keys()].reduce((one, other) => (countOf(other) > countOf(one) ? other : one))
    return countOf(greediest) > countOf(newcomer) + 1 && giveWay(greediest)
  }

  return {
    /** Counts a connection until it ends. Returns whether there is room for it; an `address` that stands for many has no bound of its own. */
    admit: (socket: Socket, address: string, bounded: boolean): boolean => {
      if (bounded && countOf(address) >= perAddress && !giveWay(address)) return false
      if (count >= total && !makeRoom(address)) return false
      const open = byAddress.get(address) ?? new Set()
      byAddress.set(address, open.add(socket))
      count++
      socket.once('close', () => forget(address, socket))
      return true
    },
    /** Notes that an answer is under way, so that the connection is not taken for an idle one. */
    note: (request: IncomingMessage, response: ServerResponse): void => {
      answering.add(request.socket)
      response.once('close', () => answering.delete(request.socket))
    },
  }
}

/** Bounds the connections of a server, by number and by time; `proxies` as in `TRUSTED_PROXIES`. */
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
    // After Node's own listener, which gives the connection `keepMs`; the next request sets it back to `idleMs`.
    if (isProxy(request.socket)) response.once('finish', () => request.socket.setTimeout(limits.keepForProxyMs))
  })
}
