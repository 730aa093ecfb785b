import { type BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { networkList } from '#server/lib/network-list.ts'

const VARIABLE = 'clientIp'

/** Returns the IPv4 address in one such as `::ffff:203.0.113.9`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

const connectionAddress = (c: Context): string | undefined => {
  // Requests made in-process, by tests and set-up, have no connection.
  const address = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
  return address && plain(address)
}

/**
 * Returns where a request came from: the connection's address, unless that is a trusted proxy. Then it reads
 * `X-Forwarded-For` from the right up to the first untrusted address. The client can forge everything left of it.
 */
export const originOf = (connection: string, forwardedFor: string | undefined, trusted: BlockList): string => {
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  let address = connection
  while (isTrusted(address)) {
    const before = hops.pop()
    if (before === undefined || !isIP(before)) break
    address = before
  }
  return address
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** Finds the client's address once per request. Warns once about a proxy on this machine when none is trusted. */
export const clientAddressMiddleware = (proxies: readonly string[], log: Pick<Logger, 'warn'>): MiddlewareHandler => {
  const trusted = networkList(proxies)
  let warned = proxies.length > 0
  return async (c, next) => {
    const connection = connectionAddress(c)
    const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
    if (!warned && connection && forwarded && isLoopback(connection)) {
      warned = true
      log.warn(
        'requests come through a proxy on this machine and TRUSTED_PROXIES is not set: all visitors share the limits of one. Set TRUSTED_PROXIES=127.0.0.1,::1',
      )
    }
    if (connection) c.set(VARIABLE, originOf(connection, c.req.header('x-forwarded-for'), trusted))
    await next()
  }
}

/** Returns the client's own address, `undefined` for a request made in-process. */
export const clientIp = (c: Context): string | undefined => c.get(VARIABLE)

/** Returns the key for limits: an IPv4 address, or the /64 of an IPv6 one, since a household gets that many. */
export const addressKey = (address: string): string => {
  const one = plain(address)
  return one.includes(':') ? ipv6Network(one, 64) : one
}

/** Returns the key for limits of a request's sender. */
export const clientAddress = (c: Context): string => {
  const address = clientIp(c)
  return address ? addressKey(address) : 'local'
}

/** Returns the /48 of an IPv6 sender, since one subscriber may have all of it. `undefined` for IPv4. */
export const clientNetwork = (c: Context): string | undefined => {
  const address = plain(clientIp(c) ?? '')
  return address.includes(':') ? ipv6Network(address, 48) : undefined
}

/** Returns the key for limits of everybody in a sender's network: an IPv4 address, or the /48 of an IPv6 one. */
export const callerNetwork = (c: Context): string => clientNetwork(c) ?? clientAddress(c)

const ipv6Network = (address: string, bits: 48 | 64): string => {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  const canonical = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16))
  return `${canonical.join(':')}::/${bits}`
}
