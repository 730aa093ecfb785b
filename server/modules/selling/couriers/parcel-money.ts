import { toDecimal } from '#contract/minor-units.ts'
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

/** Parcels of orders that were sent since a moment, each with every time. An order without parcels is one. */
const sendings = (db: Db, storeId: string, since: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_history', 'order_history.order_id', 'orders.id')
    .leftJoin('shipments', 'shipments.order_id', 'orders.id')
    .select(['orders.id', 'status', 'total_amount', 'paid_amount', 'at'])
    .select(['shipments.id as parcel_id', 'courier', 'cod_amount'])
    .where('orders.store_id', '=', storeId)
    .where('status', 'in', ['Shipped', 'Returning', 'Delivered', 'Returned'])
    .where('to_status', '=', 'Shipped')
    .where('undo', '=', 0)
    .where('at', '>=', since)
    .execute()

type Sent = Awaited<ReturnType<typeof sendings>>[number]

/** Returns each parcel as it was sent last. Takes a third of the time that the database needs to group them. */
const lastSent = async (db: Db, storeId: string, since: string): Promise<Sent[]> => {
  const last = new Map<string, Sent>()
  for (const sent of await sendings(db, storeId, since)) {
    const id = sent.parcel_id ?? sent.id
    const known = last.get(id)
    if (!known || known.at < sent.at) last.set(id, sent)
  }
  return [...last.values()]
}

/** Returns what was delivered and kept of orders that came back in part, in minor units. */
const keptOfReturned = async (db: Db, sent: readonly Sent[]): Promise<Map<string, number>> => {
  const returned = new Map(sent.filter(({ status }) => status === 'Returned').map((order) => [order.id, order]))
  const kept = new Map<string, number>()
  for (const chunk of inGroups([...returned], CHUNK)) {
    const inPart = await db
      .selectFrom('order_items')
      .select('order_id')
      .distinct()
      .where(
        'order_id',
        'in',
        chunk.map(([id]) => id),
      )
      .whereRef('returned_quantity', '<', 'quantity')
      .execute()
    if (inPart.length === 0) continue
    const items = await itemsOfOrders(
      db,
      inPart.map(({ order_id }) => order_id),
    )
    for (const [id, lines] of Map.groupBy(items, ({ order_id }) => order_id)) {
      const order = returned.get(id)
      if (order) kept.set(id, keptOf(order, lines).total)
    }
  }
  return kept
}

/** Returns the cash of a store's parcels by week and courier, newest first. */
export const readParcelMoney = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: StoreRow,
): Promise<ParcelMoney> => {
  const first = daysBefore(mondayOf(pakistanTime(clock.now()).day), 7 * (MONEY_WEEKS - 1))
  const sent = await lastSent(db, store.id, startOfDay(first))
  const kept = await keptOfReturned(db, sent)
  const rows = new Map<string, Amounts>()
  const sum = nothing()
  const weekOf = weeks()
  for (const parcel of sent) {
    const { id, status, courier } = parcel
    const key = `${weekOf(parcel.at)} ${courier ?? ''}`
    const row = rows.get(key) ?? nothing()
    rows.set(key, row)
    const amount = courier === null ? cashOfOrder(parcel) : Number(parcel.cod_amount)
    const left = kept.get(id) ?? 0
    const came = status === 'Delivered' ? amount : Math.min(amount, left)
    kept.set(id, left - came)
    for (const one of [row, sum]) {
      one.parcels += 1
      if (status === 'Shipped') one.to_come += amount
      else {
        one.came += came
        one.came_back += amount - came
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

/** Returns the cash of an order without a parcel: what is due, or was before it was paid at the door. */
const cashOfOrder = ({ status, total_amount, paid_amount }: Sent): number =>
  Math.max(0, status === 'Shipped' || status === 'Returning' ? total_amount - paid_amount : total_amount)

const columns = ['week', 'courier', 'parcels', 'to_come', 'came', 'came_back'] as const

/** Writes the cash of parcels as CSV. */
export const parcelMoneyCsv = ({ rows }: ParcelMoney): ReadableStream<Uint8Array> => {
  const left = [rows.map((row) => columns.map((column) => row[column]))]
  return streamCsv(columns, async () => left.pop() ?? [])
}
