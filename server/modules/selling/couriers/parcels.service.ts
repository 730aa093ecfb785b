import { PARCELS_MAX, type ShipmentChange, type TrackingNumbers } from '#contract/couriers/couriers.ts'
import { messages } from '#contract/error-messages.ts'
import { openStatuses } from '#contract/orders/order-status.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { type CourierRow, couriersOf } from '#server/records/couriers/couriers.repo.ts'
import * as repo from '#server/records/couriers/shipments.repo.ts'
import { findOwnOrder, type OrderRow } from '#server/records/orders/orders.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { cashLeft } from '../orders/cash-left.ts'
import { presentChanged } from '../orders/present-order.ts'

/** Weight of a parcel whose courier has none, in grams. */
const USUAL_WEIGHT = 500
const ownOrder = async (trx: Transaction, store: StoreRow, id: string): Promise<OrderRow> => {
  await lock(trx, 'store', store.id)
  const order = await findOwnOrder(trx, store.id, id)
  if (!order) throw new AppError('not_found', messages.orderNotFound)
  return order
}

const numberTaken = (number: string): string => `Number ${number} is of another parcel`
const noMoreParcels = ({ status }: OrderRow): string => `A ${status} order gets no more parcels`

const getsParcels = ({ status }: OrderRow): boolean => openStatuses.some((open) => open === status)

const assertSending = (order: OrderRow) => {
  if (!getsParcels(order)) throw new AppError('conflict', noMoreParcels(order))
}

const assertFree = async (
  trx: Transaction,
  store: StoreRow,
  { courier, tracking_number }: Pick<repo.ShipmentRow, 'courier' | 'tracking_number'>,
  ownId?: string,
) => {
  if (tracking_number === null) return
  const taken = (await repo.withNumbers(trx, store.id, [tracking_number])).some(
    (one) => one.courier === courier && one.id !== ownId,
  )
  if (taken) throw new AppError('conflict', numberTaken(tracking_number))
}

/** Returns the cash of a parcel. Throws `invalid` where all parcels together would collect more than is due. */
const cashFor = (order: OrderRow, others: readonly repo.ShipmentRow[], asked: number | undefined): number => {
  const left = cashLeft(order, others)
  if (asked === undefined) return left
  // Less than a rupee is rounded.
  if (asked > left + 100) throw invalidField('cod_amount', 'All parcels together would collect more than is due')
  return asked
}

interface NewParcel {
  order: OrderRow
  /** The courier's name, and the courier if the store has it. */
  name: string
  courier: CourierRow | undefined
  /** In minor units. */
  cash: number
  at: string
}

/** Returns a parcel without a number, which stands in no file. */
const newParcel = ({ order, name, courier, cash, at }: NewParcel): repo.ShipmentRow => ({
  id: newId(),
  store_id: order.store_id,
  order_id: order.id,
  courier_id: courier?.id ?? null,
  courier: name,
  tracking_number: null,
  cod_amount: cash,
  weight_g: courier?.weight_g ?? USUAL_WEIGHT,
  pieces: 1,
  batch: null,
  batched_at: null,
  created_at: at,
  updated_at: at,
})

/** Adds a parcel to an order. Throws `not_found`, `invalid`, and `conflict` for too many or a number that is taken. */
export const addParcel = async (
  deps: Deps,
  store: StoreRow,
  orderId: string,
  change: ShipmentChange,
): Promise<OrderInFull> => {
  const order = await write(deps, async (trx) => {
    const order = await ownOrder(trx, store, orderId)
    assertSending(order)
    const others = await repo.shipmentsOf(trx, [order.id])
    if (others.length >= PARCELS_MAX) throw new AppError('conflict', `An order has at most ${PARCELS_MAX} parcels`)
    const at = deps.clock.now().toISOString()
    const courier = (await couriersOf(trx, store.id)).find(({ name }) => name === change.courier)
    const row = {
      ...newParcel({ order, name: change.courier, courier, cash: cashFor(order, others, change.cod_amount), at }),
      tracking_number: change.tracking_number ?? null,
      ...(change.weight_g && { weight_g: change.weight_g }),
      ...(change.pieces && { pieces: change.pieces }),
    }
    await assertFree(trx, store, row)
    await repo.insertShipments(trx, [row])
    return order
  })
  return presentChanged(deps, order)
}

const findParcel = async (trx: Transaction, order: OrderRow, id: string) => {
  const parcels = await repo.shipmentsOf(trx, [order.id])
  const parcel = parcels.find((one) => one.id === id)
  if (!parcel) throw new AppError('not_found', 'Parcel not found')
  return { parcel, others: parcels.filter((one) => one !== parcel) }
}

/** Corrects a parcel. Throws as `addParcel`. */
export const changeParcel = async (
  deps: Deps,
  store: StoreRow,
  ids: { order_id: string; shipment_id: string },
  change: ShipmentChange,
): Promise<OrderInFull> => {
  const order = await write(deps, async (trx) => {
    const order = await ownOrder(trx, store, ids.order_id)
    assertSending(order)
    const { parcel, others } = await findParcel(trx, order, ids.shipment_id)
    const isOther = change.courier !== parcel.courier
    const courier = isOther ? (await couriersOf(trx, store.id)).find(({ name }) => name === change.courier) : undefined
    const changed = {
      courier: change.courier,
      courier_id: isOther ? (courier?.id ?? null) : parcel.courier_id,
      tracking_number: change.tracking_number === undefined ? parcel.tracking_number : change.tracking_number,
      cod_amount:
        change.cod_amount === undefined ? Number(parcel.cod_amount) : cashFor(order, others, change.cod_amount),
      weight_g: change.weight_g ?? parcel.weight_g,
      pieces: change.pieces ?? parcel.pieces,
      updated_at: deps.clock.now().toISOString(),
    }
    await assertFree(trx, store, changed, parcel.id)
    await repo.updateShipment(trx, parcel.id, changed)
    return order
  })
  return presentChanged(deps, order)
}

/** Removes a parcel. Throws `not_found`. */
export const removeParcel = async (
  deps: Deps,
  store: StoreRow,
  ids: { order_id: string; shipment_id: string },
): Promise<OrderInFull> => {
  const order = await write(deps, async (trx) => {
    const order = await ownOrder(trx, store, ids.order_id)
    const { parcel } = await findParcel(trx, order, ids.shipment_id)
    await repo.deleteShipment(trx, parcel.id)
    return order
  })
  return presentChanged(deps, order)
}

/**
 * Saves tracking numbers from a courier, all or none. Returns how many are new. Throws `conflict` with each pair that
 * is wrong: an unknown order, one named twice, a number that is taken, an order without a parcel.
 */
export const saveNumbers = (deps: Deps, store: StoreRow, { pairs, courier }: TrackingNumbers): Promise<number> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const at = deps.clock.now().toISOString()
    const taken = await repo.withNumbers(
      trx,
      store.id,
      pairs.map(({ tracking_number }) => tracking_number),
    )
    const couriers = await couriersOf(trx, store.id)
    const named = couriers.find(({ name }) => name === courier)
    const refused: { order_id: string; problems: string[] }[] = []
    const orders = new Set<string>()
    const numbers = new Set<string>()
    let saved = 0
    for (const { order_id, tracking_number } of pairs) {
      const refuse = (problem: string) => refused.push({ order_id, problems: [problem] })
      const order = await findOwnOrder(trx, store.id, order_id)
      if (!order) {
        refuse(messages.orderNotFound)
        continue
      }
      const parcels = await repo.shipmentsOf(trx, [order.id])
      const isTwice = orders.has(order.id) || numbers.has(tracking_number)
      orders.add(order.id)
      numbers.add(tracking_number)
      if (isTwice) {
        refuse(`${tracking_number}: the order or the number stands here twice`)
        continue
      }
      if (parcels.some((one) => one.tracking_number === tracking_number)) continue
      const free = parcels.find((one) => one.tracking_number === null)
      const by = free?.courier ?? courier
      if (taken.some((one) => one.tracking_number === tracking_number && one.courier === by)) {
        refuse(numberTaken(tracking_number))
        continue
      }
      if (free) await repo.updateShipment(trx, free.id, { tracking_number, updated_at: at })
      else if (parcels.length > 0) refuse(`It has number ${parcels.at(-1)?.tracking_number} already`)
      else if (!courier) refuse('It stands in no courier file. Choose the courier.')
      else if (!getsParcels(order)) refuse(noMoreParcels(order))
      else {
        const parcel = newParcel({ order, name: courier, courier: named, cash: cashLeft(order, []), at })
        await repo.insertShipments(trx, [{ ...parcel, tracking_number }])
      }
      saved += 1
    }
    // The transaction is rolled back with it.
    if (refused.length > 0) throw new AppError('conflict', 'Some numbers do not fit', { orders: refused })
    return saved
  })
