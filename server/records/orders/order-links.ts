import { timingSafeEqual } from 'node:crypto'
import { privatePage } from '#contract/orders/paths.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder, type OrderRow } from './orders.repo.ts'

type Linked = Pick<OrderRow, 'id' | 'order_id' | 'link_version' | 'customer_id'>
export type LinkDeps = Pick<Deps, 'secrets' | 'config'>

/** Proof of a link: 128 bits as hexadecimal digits. Underscores and dashes at its end could get lost in a chat. */
const proofOf = ({ secrets }: Pick<Deps, 'secrets'>, { id, link_version }: Linked): string =>
  Buffer.from(secrets.fingerprint(`order page ${id} ${link_version}`), 'base64url')
    .toString('hex')
    .slice(0, 32)

/**
 * Returns the link to an order's private page; `undefined` once its buyer is erased. Made from the server's key: the
 * database alone opens no page.
 */
export const privateUrl = (deps: LinkDeps, order: Linked): string | undefined =>
  order.customer_id === null
    ? undefined
    : `${deps.config.storesOrigin}${privatePage(`${order.order_id}-${proofOf(deps, order)}`)}`

const TOKEN = /^([0-9A-Z]{10})-([0-9a-f]{32})$/

/** Returns the order that a link opens; `undefined` for a wrong, renewed or erased one. */
export const orderOfToken = async (
  deps: Pick<Deps, 'secrets'> & { db: Db },
  token: string,
): Promise<OrderRow | undefined> => {
  const [, number, proof = ''] = TOKEN.exec(token) ?? []
  const order = number && (await findOrder(deps.db, number))
  if (!order || order.customer_id === null) return undefined
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(deps, order))) ? order : undefined
}
