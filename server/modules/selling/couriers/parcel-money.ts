import { sql } from 'kysely'
import { toDecimal } from '#contract/minor-units.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { MONEY_WEEKS, type ParcelMoney } from '#contract/orders/parcel-money.ts'
import { keptOf } from '#contract/orders/returns.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { streamCsv } from '#server/lib/csv.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import { itemsOfOrders } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** Orders read at once. */
const CHUNK = 500

/** Returns the Monday of a day's week. */
const mondayOf = (day: string): string => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)

/** Returns the Monday of a moment's week. Works each hour out once: thousands of parcels share a few hundred. */
const weeks = () => {
  const known = new Map<string, string>()
  return (moment: string): string => {
    const hour = moment.slice(0, 13)
    const week = known.get(hour) ?? mondayOf(pakistanTime(new Date(moment)).day)
    known.set(hour, week)
    return week
  }
}

type Amounts = Omit<ParcelMoney['rows'][number], 'week' | 'courier'>
const nothing = (): Amounts => ({ parcels: 0, to_come: 0, came: 0, came_back: 0 })

/** Orders whose cash is still with the courier. */
const OPEN: readonly OrderStatus[] = ['Shipped', 'Returning']

/** Cash of a parcel, in minor units. An order without parcels is one: what is due, or was before it was paid. */
const amount = sql<number>`case when courier is not null then cod_amount
  when status in (${sql.join(OPEN)}) and total_amount <= paid_amount then 0
  when status in (${sql.join(OPEN)}) then total_amount - paid_amount
  else total_amount end`

/** Parcels of orders that were sent since a moment, once for each time. */
const sendings = (db: Db, storeId: string, since: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_history as sent', 'sent.order_id', 'orders.id')
    .leftJoin('shipments', 'shipments.order_id', 'orders.id')
    .select(['orders.id', 'status', 'shipments.id as parcel_id', 'courier', amount.as('amount'), 'sent.at'])
    .where('orders.store_id', '=', storeId)
    .where('status', 'in', [...OPEN, 'Delivered', 'Returned'])
    // As in the index `order_history_sent`: a partial one is not used with parameters.
    .where(sql<boolean>`sent.to_status = 'Shipped' and sent.undo = 0`)
    .where('sent.at', '>=', since)
    .execute()

type Sent = Awaited<ReturnType<typeof sendings>>[number]

/** Returns each parcel as it was sent last. Grouping them in the database takes about a quarter longer. */
const lastSent = async (db: Db, storeId: string, since: string): Promise<Iterable<Sent>> => {
  const last = new Map<string, Sent>()
  for (const sent of await sendings(db, storeId, since)) {
    const id = sent.parcel_id ?? sent.id
    const known = last.get(id)
    if (!known || known.at < sent.at) last.set(id, sent)
  }
  return last.values()
}

/** Returns what returned orders still brought in, in minor units. Leaves out those that came back whole. */
const keptOfReturned = async (db: Db, storeId: string): Promise<Map<string, number>> => {
  const inPart = await db
    .selectFrom('orders')
    .select(['id', 'status', 'total_amount'])
    .where('store_id', '=', storeId)
    .where('status', '=', 'Returned')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_items')
          .select('order_id')
          .whereRef('order_id', '=', 'orders.id')
          .whereRef('returned_quantity', '<', 'quantity'),
      ),
    )
    .execute()
  const kept = new Map<string, number>()
  for (const orders of inGroups(inPart, CHUNK)) {
    const ids = orders.map(({ id }) => id)
    const items = Map.groupBy(await itemsOfOrders(db, ids), ({ order_id }) => order_id)
    for (const order of orders) kept.set(order.id, keptOf(order, items.get(order.id) ?? []).total)
  }
  return kept
}

/** Returns the cash of a store's parcels by week and courier, newest first. */
export const readParcelMoney = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: StoreRow,
): Promise<ParcelMoney> => {
  const first = daysBefore(mondayOf(pakistanTime(clock.now()).day), 7 * (MONEY_WEEKS - 1))
  const kept = await keptOfReturned(db, store.id)
  const rows = new Map<string, Amounts>()
  const sum = nothing()
  const weekOf = weeks()
  for (const { id, status, courier, amount, at } of await lastSent(db, store.id, startOfDay(first))) {
    const key = `${weekOf(at)} ${courier ?? ''}`
    const row = rows.get(key) ?? nothing()
    rows.set(key, row)
    const cash = Number(amount)
    const left = kept.get(id) ?? 0
    const came = status === 'Delivered' ? cash : Math.min(cash, left)
    if (left > 0) kept.set(id, left - came)
    for (const one of [row, sum]) {
      one.parcels += 1
      if (status === 'Shipped') one.to_come += cash
      else {
        one.came += came
        one.came_back += cash - came
      }
    }
  }
  const decimal = ({ parcels, to_come, came, came_back }: Amounts) => ({
    parcels,
    to_come: toDecimal(to_come),
    came: toDecimal(came),
    came_back: toDecimal(came_back),
  })
  return {
    currency: store.currency,
    rows: [...rows]
      .map(([key, amounts]) => ({ week: key.slice(0, 10), courier: key.slice(11), ...decimal(amounts) }))
      .sort((a, b) => (a.week === b.week ? a.courier.localeCompare(b.courier) : a.week < b.week ? 1 : -1)),
    sum: decimal(sum),
  }
}

const columns = ['week', 'courier', 'parcels', 'to_come', 'came', 'came_back'] as const

/** Writes the cash of parcels as CSV. */
export const parcelMoneyCsv = ({ rows }: ParcelMoney): ReadableStream<Uint8Array> => {
  const left = [rows.map((row) => columns.map((column) => row[column]))]
  return streamCsv(columns, async () => left.pop() ?? [])
}
