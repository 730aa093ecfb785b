import type { StatusChange } from '#contract/orders/changes.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import type { Transaction } from '#server/db/database.ts'
import { returnUse } from '#server/records/discounts/discounts.repo.ts'
import * as repo from '#server/records/orders/orders.repo.ts'
import { endHold, removeHold } from './holds.repo.ts'
import { returnStock, shortfallError, takeStock, unitsByVariant, variantsOfItems } from './order-stock.ts'
import { returnedLines } from './returned-lines.ts'

/** An order that makes a move, as it was before. */
export interface Move {
  order: repo.OrderRow
  items: repo.OrderItemRow[]
  change: StatusChange
  at: string
}

export interface Effect {
  /** The order's lines after the move. */
  items: repo.OrderItemRow[]
  /** Whether stock changed, which pages show. */
  hasChangedStock: boolean
}

/** Whether an order's units are taken from stock. */
const isTaken = ({ order }: Move): boolean => order.to_check === null

const nothing = async (_trx: Transaction, { items }: Move): Promise<Effect> => ({ items, hasChangedStock: false })

/** Keeps the units of an order. Takes those of an order that was to be checked. */
const confirm = async (trx: Transaction, move: Move): Promise<Effect> => {
  const { order, items, at } = move
  await removeHold(trx, order.id)
  if (!isTaken(move)) await takeUnitsOf(trx, items, at, '. Add stock and confirm again, or cancel the order.')
  return { items, hasChangedStock: !isTaken(move) }
}

/** Puts the units of an order back on sale, if it had taken them. */
const cancel = async (trx: Transaction, move: Move): Promise<Effect> => {
  const { order, items, at } = move
  if (order.status === 'Pending') await endHold(trx, order.id, { at, by: 'cancelled' })
  if (isTaken(move)) await returnStock(trx, items, at)
  await returnUse(trx, order.id)
  return { items, hasChangedStock: isTaken(move) }
}

/** Records what came back and puts the good units on sale. */
const takeBack = async (trx: Transaction, { items, change, at }: Move): Promise<Effect> => {
  const lines = returnedLines(items, change.items)
  const after: repo.OrderItemRow[] = []
  for (const item of items) {
    const line = lines.find(({ position }) => position === item.position)
    const counted = { ...item, ...line }
    if (counted.returned_quantity > 0) await repo.setReturned(trx, counted)
    after.push(counted)
  }
  const good = goodUnits(after)
  await returnStock(trx, good, at)
  return { items: after, hasChangedStock: good.length > 0 }
}

/** Returns the units that went back on sale. */
export const goodUnits = (items: readonly repo.OrderItemRow[]): repo.OrderItemRow[] =>
  items
    .map((item) => ({ ...item, quantity: item.returned_quantity - item.damaged_quantity }))
    .filter(({ quantity }) => quantity > 0)

/** Takes units from stock. Skips deleted products. Throws `conflict` with `advice` when a product falls short. */
export const takeUnitsOf = async (
  trx: Transaction,
  items: repo.OrderItemRow[],
  at: string,
  advice: string,
): Promise<void> => {
  const short = await takeStock(trx, unitsByVariant(items), await variantsOfItems(trx, items), at)
  if (short) throw shortfallError(short, { advice })
}

/** Effects of each move beside the status, whoever makes it. */
export const effects: Record<OrderStatus, (trx: Transaction, move: Move) => Promise<Effect>> = {
  Pending: nothing,
  Confirmed: confirm,
  Shipped: nothing,
  Delivered: nothing,
  Cancelled: cancel,
  Returning: nothing,
  Returned: takeBack,
}
