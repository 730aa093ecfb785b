import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Whom limits count: an IPv4 address, or the /64 of an IPv6 one, since a household gets that many. Taken from the connection;
 * no forwarded header is believed.
 */
export const clientAddress = (c: Context): string => {
  // Requests made in-process (tests, set-up) have no connection.
  const address = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
  if (!address) return 'local'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (mapped?.[1]) return mapped[1]
  return address.includes(':') ? ipv6Network(address) : address
}

const ipv6Network = (address: string): string => {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  return `${groups.slice(0, 4).join(':')}::/64`
}
