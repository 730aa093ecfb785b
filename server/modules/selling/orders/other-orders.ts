import { toDoStatuses } from '#contract/orders/order-status.ts'
import type { Db } from '#server/db/database.ts'
import { itemsOfOrders, type OrderItemRow, type OrderRow, ordersByIds } from '#server/records/orders/orders.repo.ts'
import { unitsByVariant } from './order-stock.ts'

const DAY_MS = 86_400_000
/** Others named of one order. */
const NAMED = 5

interface Other {
  order_id: string
  created_at: string
  /** Whether it has the same products as often. */
  same_goods: boolean
}

const waits = ({ status, customer_id }: OrderRow): boolean =>
  customer_id !== null && toDoStatuses.some((open) => open === status)

/** Finds the other orders of each buyer that wait too and were placed within a day. Reads nothing where none waits. */
export const otherOrders = async (
  db: Db,
  rows: readonly OrderRow[],
  items: ReadonlyMap<string, readonly OrderItemRow[]>,
): Promise<Map<string, Other[]>> => {
  const waiting = rows.filter(waits)
  const customers = [...new Set(waiting.flatMap(({ customer_id }) => customer_id ?? []))]
  if (customers.length === 0) return new Map()
  const open = await db
    .selectFrom('orders')
    .select(['id', 'customer_id'])
    .where('customer_id', 'in', customers)
    .where('status', 'in', toDoStatuses)
    .orderBy('created_at', 'desc')
    .limit(1_000)
    .execute()
  const several = Map.groupBy(open, ({ customer_id }) => customer_id)
  const ids = [...several.values()].filter((own) => own.length > 1).flat()
  if (ids.length === 0) return new Map()
  const found = await ordersByIds(
    db,
    ids.map(({ id }) => id),
  )
  const unread = found.filter(({ id }) => !items.has(id)).map(({ id }) => id)
  const read = Map.groupBy(unread.length > 0 ? await itemsOfOrders(db, unread) : [], ({ order_id }) => order_id)
  const goodsOf = (id: string) => JSON.stringify(unitsByVariant(items.get(id) ?? read.get(id) ?? []))
  const near = (one: OrderRow, other: OrderRow) =>
    Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= DAY_MS
  return new Map(
    waiting.flatMap((row) => {
      const others = found.filter(
        (other) => other.id !== row.id && other.customer_id === row.customer_id && near(row, other),
      )
      if (others.length === 0) return []
      const named = others.slice(0, NAMED).map(({ id, order_id, created_at }) => ({
        order_id,
        created_at,
        same_goods: goodsOf(id) === goodsOf(row.id),
      }))
      return [[row.id, named]]
    }),
  )
}
