import type { AnyOrder } from '../order-lines.ts'
import * as say from './words.ts'

type Past = Pick<NonNullable<AnyOrder['customer']>, 'delivered' | 'returned' | 'cancelled'>

const ways = { delivered: say.delivered, returned: say.returned, cancelled: say.cancelled }

/** Lists the ends of a buyer's orders with their words: `3 delivered`, `1 returned`. Empty for none. */
export const pastEnds = ({ delivered, returned, cancelled }: Past) =>
  (
    [
      ['delivered', delivered],
      ['returned', returned],
      ['cancelled', cancelled],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([end, count]) => ({ end, words: ways[end](count) }))

/** The same in one line: `3 delivered · 1 returned`. */
export const pastWords = (past: Past): string =>
  pastEnds(past)
    .map(({ words }) => words)
    .join(' · ')

/** Returns a buyer's other orders, without this one. */
export const pastBeside = ({ customer, status }: Pick<AnyOrder, 'customer' | 'status'>): Past | null =>
  customer
    ? {
        delivered: customer.delivered - Number(status === 'Delivered'),
        returned: customer.returned - Number(status === 'Returned'),
        cancelled: customer.cancelled - Number(status === 'Cancelled'),
      }
    : null
