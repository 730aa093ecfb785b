import { QUANTITY_MAX } from '#contract/orders/cart.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { countVariants, type SellableRow } from '#server/records/products/variants.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { Buyer } from './buyer.ts'
import {
  couldHold,
  type Flood,
  floodSince,
  hoursHeld,
  isCrowded,
  isLastPiece,
  JUNK_CANCELLED,
  type WantedUnits,
  whyNotHeld,
} from './hold-rule.ts'
import { heldByPerson, insertHold, lastPiecesTakenFrom, ordersCrowding, variantsCrowdedLately } from './holds.repo.ts'
import { releaseHolds, returnStock, shortfallError, takeStock, unitsByVariant } from './order-stock.ts'

const HOUR_MS = 3_600_000

/** An order line with its variant from the database. */
export interface Line {
  variant: SellableRow
  quantity: number
  /** Price of one today. */
  price: number
  /** Whether that is a reduced price. */
  onSale: boolean
}

/** Sums the lines of each variant. */
const wantedOf = (lines: readonly Line[]): WantedUnits[] =>
  unitsByVariant(lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }))).flatMap((units) => {
    const line = lines.find(({ variant }) => variant.id === units.variant_id)
    if (!line) return []
    const { id, inventory_count, held_count } = line.variant
    return [
      { variantId: id, quantity: units.quantity, price: line.price, inventory: inventory_count, held: held_count },
    ]
  })

/** Counts an order that could hold stock. Returns the flood that it belongs to. */
export const floodOf = async (
  limits: Pick<Limits, 'holdingOrdersByAddress' | 'firstOrdersByAddress' | 'repeatedOrdersByStore'>,
  { lines, store, buyer: { address } }: { lines: readonly Line[]; store: StoreRow; buyer: Buyer },
): Promise<Flood | undefined> => {
  if (!couldHold(wantedOf(lines), store.currency)) return undefined
  if (address !== null) {
    const key = `${store.id} ${address}`
    if (!(await limits.holdingOrdersByAddress.tryTake(key))) return 'address'
    if (await limits.firstOrdersByAddress.tryTake(key)) return undefined
  }
  return (await limits.repeatedOrdersByStore.tryTake(store.id)) ? undefined : 'store'
}

/** Ends a flood's holds beyond half of these variants: those of the buyer's phone, cart, recipient and address. */
export const makeRoom = async (
  trx: Transaction,
  clock: Clock,
  { lines, storeId, buyer }: { lines: readonly Line[]; storeId: string; buyer: Buyer },
): Promise<void> => {
  await lock(trx, 'store', storeId)
  const variantIds = wantedOf(lines).map(({ variantId }) => variantId)
  const crowding = await ordersCrowding(trx, { storeId, variantIds, buyer, since: floodSince(clock.now()) })
  await releaseHolds(trx, clock, storeId, crowding, 'many')
}

/**
 * Takes an order's units from stock if it may hold them. Otherwise takes nothing and returns the reason.
 * Throws `conflict` when a variant falls short.
 */
export const takeUnits = async (
  trx: Transaction,
  order: {
    lines: [Line, ...Line[]]
    store: StoreRow
    buyer: Buyer
    now: string
    flood: Flood | undefined
  },
): Promise<CheckReason | null> => {
  const { lines, store, buyer, now, flood } = order
  const say = shopWords[store.language].orders
  const wanted = wantedOf(lines)
  const units = wanted.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
  if (units.some(({ quantity }) => quantity > QUANTITY_MAX)) {
    throw new AppError('invalid', say.quantityMost(QUANTITY_MAX))
  }
  const variants = lines.map(({ variant }) => variant)
  // Takes stock before checking the bounds, to lock these variants until the transaction ends.
  const short = await takeStock(trx, units, variants, now)
  if (short) throw shortfallError(short, { say })
  const others = { flood, ...(await othersOf(trx, wanted, store, buyer)) }
  const reason = whyNotHeld(wanted, others, store.currency)
  if (reason) await returnStock(trx, units, now)
  return reason
}

const othersOf = async (trx: Transaction, wanted: readonly WantedUnits[], store: StoreRow, buyer: Buyer) => {
  const crowded = wanted.filter(isCrowded).map(({ variantId }) => variantId)
  const takesLast = wanted.some(isLastPiece)
  return {
    ...(await heldByPerson(trx, store.id, buyer)),
    crowdedLately: await variantsCrowdedLately(trx, {
      storeId: store.id,
      variantIds: crowded,
      cancelled: JUNK_CANCELLED,
    }),
    variants: takesLast ? await countVariants(trx, store.id) : 0,
    lastPiecesAtAddress:
      takesLast && buyer.address !== null ? await lastPiecesTakenFrom(trx, store.id, buyer.address) : 0,
  }
}

/** Records the units an order holds until its seller confirms it, for at most `hours`. */
export const holdUnits = async (
  trx: Transaction,
  held: { order: OrderRow; lines: readonly Line[]; buyer: Buyer; hours: number },
): Promise<void> => {
  const { order, buyer } = held
  const wanted = wantedOf(held.lines)
  const ends_at = new Date(Date.parse(order.created_at) + hoursHeld(wanted, held.hours) * HOUR_MS).toISOString()
  for (const units of wanted) {
    const { variantId: variant_id, quantity, price } = units
    await insertHold(trx, {
      order_id: order.id,
      variant_id,
      store_id: order.store_id,
      ...buyer,
      quantity,
      amount: price * quantity,
      ends_at,
      crowded: isCrowded(units) ? 1 : 0,
      last_piece: isLastPiece(units) ? 1 : 0,
    })
  }
}
