import { toDecimal } from '#contract/minor-units.ts'
import { MONEY_WEEKS, type ParcelMoney } from '#contract/orders/parcel-money.ts'
import { keptOf } from '#contract/orders/returns.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { daysBefore, pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import { shipmentsOf } from '#server/records/couriers/shipments.repo.ts'
import { itemsOfOrders } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/** Orders read at once. */
const CHUNK = 500

/** Returns the Monday of a day's week. */
const mondayOf = (day: string): string => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)

type Amounts = Omit<ParcelMoney['rows'][number], 'week' | 'courier'>
const nothing = (): Amounts => ({ parcels: 0, to_come: 0, came: 0, came_back: 0 })

/** Orders that were sent since a moment, each with when it was. */
const sentSince = (db: Db, storeId: string, since: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_history', 'order_history.order_id', 'orders.id')
    .select((eb) => ['orders.id', 'status', 'total_amount', 'paid_amount', eb.fn.max('at').as('sent_at')])
    .where('store_id', '=', storeId)
    .where('status', 'in', ['Shipped', 'Returning', 'Delivered', 'Returned'])
    .where('to_status', '=', 'Shipped')
    .where('undo', '=', 0)
    .where('at', '>=', since)
    .groupBy(['orders.id', 'status', 'total_amount', 'paid_amount'])
    .execute()

type Sent = Awaited<ReturnType<typeof sentSince>>[number]

/** Returns what was delivered and kept of returned orders, in minor units. */
const keptOfReturned = async (db: Db, orders: readonly Sent[]): Promise<Map<string, number>> => {
  const returned = orders.filter(({ status }) => status === 'Returned')
  if (returned.length === 0) return new Map()
  const items = Map.groupBy(
    await itemsOfOrders(
      db,
      returned.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  return new Map(returned.map((order) => [order.id, keptOf(order, items.get(order.id) ?? []).total]))
}

/** Returns the cash of a store's parcels by week and courier, newest first. */
export const readParcelMoney = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: StoreRow,
): Promise<ParcelMoney> => {
  const first = daysBefore(mondayOf(pakistanTime(clock.now()).day), 7 * (MONEY_WEEKS - 1))
  const orders = await sentSince(db, store.id, startOfDay(first))
  const rows = new Map<string, Amounts>()
  const sum = nothing()
  for (let from = 0; from < orders.length; from += CHUNK) {
    const chunk = orders.slice(from, from + CHUNK)
    const parcels = Map.groupBy(
      await shipmentsOf(
        db,
        chunk.map(({ id }) => id),
      ),
      ({ order_id }) => order_id,
    )
    const kept = await keptOfReturned(db, chunk)
    for (const order of chunk) {
      const week = mondayOf(pakistanTime(new Date(order.sent_at)).day)
      // Without a parcel on record, the order is one.
      const own = parcels.get(order.id) ?? [{ courier: '', cod_amount: cashOfOrder(order) }]
      let keeps = kept.get(order.id) ?? 0
      for (const { courier, cod_amount } of own) {
        const key = `${week} ${courier}`
        const row = rows.get(key) ?? nothing()
        rows.set(key, row)
        const amount = Number(cod_amount)
        const came = order.status === 'Delivered' ? amount : Math.min(amount, keeps)
        keeps -= order.status === 'Returned' ? came : 0
        for (const one of [row, sum]) {
          one.parcels += 1
          if (order.status === 'Shipped') one.to_come += amount
          else {
            one.came += came
            one.came_back += amount - came
          }
        }
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

/** What an order without a parcel collects: what is due, or was before it was paid at the door. */
const cashOfOrder = ({ status, total_amount, paid_amount }: Sent): number =>
  Math.max(0, status === 'Shipped' || status === 'Returning' ? total_amount - paid_amount : total_amount)
