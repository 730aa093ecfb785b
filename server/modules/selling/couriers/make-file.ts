import { stringify } from 'csv-stringify/sync'
import { courierRow, type FileOrder, problemsOf, problemWords } from '#contract/couriers/courier-row.ts'
import { type CourierFile, type MadeFile, PARCELS_MAX } from '#contract/couriers/couriers.ts'
import { cityOf } from '#contract/delivery/destination.ts'
import { messages } from '#contract/error-messages.ts'
import { toDecimal } from '#contract/minor-units.ts'
import { plans } from '#contract/plans.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'
import { type CourierRow, findOwnCourier, readCourier } from '#server/records/couriers/couriers.repo.ts'
import * as repo from '#server/records/couriers/shipments.repo.ts'
import { findOwnOrder, itemsOfOrders, type OrderRow, ordersByIds } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { cashLeft } from '../orders/cash-left.ts'
import { ownCourier } from './couriers.service.ts'

interface Refused {
  order_id: string
  problems: string[]
}

/** Why an order is not sent; `undefined` if it is. */
const whyNotSent = ({ status, pick_up }: OrderRow): string | undefined => {
  if (status === 'Pending') return 'Confirm it first'
  if (status !== 'Confirmed' && status !== 'Shipped') return `A ${status} order is not sent`
  return pick_up === 1 ? 'The buyer picks it up' : undefined
}

const refusal = (code: 'conflict' | 'invalid', detail: string, orders: Refused[]) =>
  new AppError(code, detail, { orders })

/**
 * Makes a file for a courier: each order gets a parcel of the batch, all or none. Sent again with its batch, it returns
 * the same file. Throws `not_found`, `forbidden` beyond the plan's files a day, `invalid` with what to mend, `conflict`
 * for orders that stand in another file or are not sent.
 */
export const makeFile = (deps: Deps, store: StoreRow, user: UserRow, asked: CourierFile): Promise<MadeFile> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const known = await repo.shipmentsOfBatch(trx, store.id, asked.batch)
    if (known.length > 0) return fileOf(trx, store, known)
    const courier = await ownCourier(trx, store, asked.courier_id)
    await assertMayMake(deps, trx, store, user)
    const made = await parcelsOf(deps, trx, store, courier, asked)
    return fileOf(trx, store, made)
  })

const assertMayMake = async (deps: Deps, trx: Transaction, store: StoreRow, user: UserRow): Promise<void> => {
  const { files } = isPaid(deps, user) ? plans.paid : plans.free
  const today = startOfDay(pakistanTime(deps.clock.now()).day)
  if ((await repo.countBatchesSince(trx, store.id, today)) >= files) {
    throw new AppError('forbidden', `Your plan has ${files} courier files a day. You have made them all today.`)
  }
}

const parcelsOf = async (
  deps: Deps,
  trx: Transaction,
  store: StoreRow,
  courier: CourierRow,
  { orders: asked, batch, again }: CourierFile,
): Promise<repo.ShipmentRow[]> => {
  const read = readCourier(courier)
  const orders: OrderRow[] = []
  const unsent: Refused[] = []
  const seen = new Set<string>()
  for (const { order_id } of asked) {
    const row = await findOwnOrder(trx, store.id, order_id)
    const why = row ? whyNotSent(row) : messages.orderNotFound
    if (why || !row) unsent.push({ order_id, problems: [why ?? messages.orderNotFound] })
    else if (!seen.has(row.id)) orders.push(row)
    if (row) seen.add(row.id)
  }
  if (unsent.length > 0) throw refusal('conflict', 'Some orders cannot be sent', unsent)
  const toMend = orders.flatMap((row) => {
    const problems = problemsOf(read, fileOrder(row), store).map((problem) => problemWords[problem])
    return problems.length > 0 ? [{ order_id: row.order_id, problems }] : []
  })
  if (toMend.length > 0) throw refusal('invalid', 'Some orders have something to mend', toMend)
  const parcels = Map.groupBy(
    await repo.shipmentsOf(
      trx,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const inFiles = orders.flatMap(({ id, order_id }) => {
    const parcel = parcels.get(id)?.find((one) => one.batch !== null)
    return parcel ? [{ order_id, problems: [`It stands in a file for ${parcel.courier} already`] }] : []
  })
  if (inFiles.length > 0 && !again) throw refusal('conflict', 'Some orders stand in another file', inFiles)
  const full = orders.filter(({ id }) => (parcels.get(id)?.length ?? 0) >= PARCELS_MAX)
  if (full.length > 0) {
    const problems = [`An order has at most ${PARCELS_MAX} parcels`]
    throw refusal(
      'conflict',
      'Some orders cannot be sent',
      full.map(({ order_id }) => ({ order_id, problems })),
    )
  }
  const at = deps.clock.now().toISOString()
  const more = new Map(asked.map((one) => [one.order_id, one]))
  const made: repo.ShipmentRow[] = []
  for (const order of orders) {
    const own = parcels.get(order.id) ?? []
    // One without a number has not left: it goes into this file instead.
    const unsentParcel = own.find(({ tracking_number }) => tracking_number === null)
    const { weight_g = courier.weight_g, pieces = 1 } = more.get(order.order_id) ?? {}
    const parcel = {
      courier_id: courier.id,
      courier: courier.name,
      cod_amount: cashLeft(
        order,
        own.filter((one) => one !== unsentParcel),
      ),
      weight_g,
      pieces,
      batch,
      batched_at: at,
      updated_at: at,
    }
    if (unsentParcel) {
      await repo.updateShipment(trx, unsentParcel.id, parcel)
      made.push({ ...unsentParcel, ...parcel })
    } else {
      const ids = { id: newId(), store_id: store.id, order_id: order.id }
      const row = { ...parcel, ...ids, tracking_number: null, created_at: at }
      await repo.insertShipments(trx, [row])
      made.push(row)
    }
  }
  return made
}

const fileOrder = (row: OrderRow, items: FileOrder['items'] = []): FileOrder => ({
  order_id: row.order_id,
  buyer_name: row.buyer_name,
  buyer_phone: row.buyer_phone,
  delivery_address: row.delivery_address,
  place: row.place,
  city: cityOf({ place: row.place, typed: row.place_typed }),
  order_notes: row.order_notes,
  items,
})

/** Returns a courier file again, from its orders as they are now. Throws `not_found`. */
export const fileAgain = async ({ db }: Pick<Deps, 'db'>, store: StoreRow, batch: string): Promise<MadeFile> => {
  const parcels = await repo.shipmentsOfBatch(db, store.id, batch)
  if (parcels.length === 0) throw new AppError('not_found', 'Courier file not found')
  return fileOf(db, store, parcels)
}

/** Writes the parcels of one batch. Without a byte order mark, which importers take for a part of the first title. */
const fileOf = async (db: Db, store: StoreRow, parcels: readonly repo.ShipmentRow[]): Promise<MadeFile> => {
  const [first] = parcels
  const row = first?.courier_id ? await findOwnCourier(db, store.id, first.courier_id) : undefined
  if (!first || !row) throw new AppError('not_found', 'The courier of this file was removed')
  const courier = readCourier(row)
  const ids = parcels.map(({ order_id }) => order_id)
  const orders = new Map((await ordersByIds(db, ids)).map((order) => [order.id, order]))
  const items = Map.groupBy(await itemsOfOrders(db, ids), ({ order_id }) => order_id)
  const rows = parcels.flatMap(({ order_id, cod_amount, weight_g, pieces }) => {
    const order = orders.get(order_id)
    if (!order) return []
    const parcel = { cash: toDecimal(Number(cod_amount)), weight_g, pieces }
    return [courierRow(courier, fileOrder(order, items.get(order_id)), parcel, store)]
  })
  const csv = stringify(rows, {
    header: true,
    columns: courier.columns.map(({ title }, index) => ({ key: String(index), header: title })),
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  const day = pakistanTime(new Date(first.batched_at ?? first.created_at)).day
  const name = `${courier.name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${day}-${parcels.length}.csv`
  return { message: `File for ${courier.name} made`, batch: first.batch ?? '', name, csv }
}
