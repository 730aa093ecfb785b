import { QUANTITY_MAX } from '#contract/orders/cart.ts'
import { type AddedItem, NO_LINES, type OrderEdit } from '#contract/orders/order-edits.ts'
import type { Transaction } from '#server/db/database.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import { itemOf } from '../new-order-rows.ts'
import { readLines } from '../order-request.ts'
import { returnStock, shortfallError, takeStock, unitsByVariant, variantsOfItems } from '../order-stock.ts'
import type { Line } from '../take-units.ts'

type AskedItem = NonNullable<OrderEdit['items']>[number]

const isAdded = (item: AskedItem | OrderItemRow): item is AddedItem => !('position' in item)

/** Reads products that a seller adds, at today's price or her own. Throws `not_found` for what is not in this store. */
export const addedLines = async (
  trx: Transaction,
  now: Date,
  storeId: string,
  asked: readonly AddedItem[],
): Promise<Line[]> => {
  if (asked.length === 0) return []
  const items = asked.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    ...(variant_id && { variant_id }),
    quantity,
  }))
  const { lines, store } = await readLines(trx, now, { items }, { hidden: true })
  if (store.id !== storeId) throw new AppError('not_found', 'This product is not in your store')
  return lines.map((line, index) => ({ ...line, price: asked[index]?.price ?? line.price }))
}

const gone = () => invalidField('items', 'A line is no longer in the order. Please look again.')

interface Editing {
  order: OrderRow
  before: readonly OrderItemRow[]
  asked: OrderEdit['items']
  /** Lines of another order that is joined to it. */
  more: readonly OrderItemRow[]
}

/** Returns an order's lines as an edit leaves them: those it keeps, then those it adds. */
export const editedLines = async (
  trx: Transaction,
  now: Date,
  { order, before, asked, more }: Editing,
): Promise<OrderItemRow[]> => {
  if (!asked && more.length === 0) return [...before]
  const left = new Map(before.map((line) => [line.position, line]))
  const kept = (asked ?? before).flatMap((item) => {
    if (isAdded(item)) return []
    const line = left.get(item.position)
    if (!line) throw gone()
    left.delete(item.position)
    const { price = line.product_price } = 'price' in item ? item : {}
    return { ...line, quantity: item.quantity, product_price: price }
  })
  const added = await addedLines(trx, now, order.store_id, (asked ?? []).filter(isAdded))
  const lines = [...kept, ...added.map(itemOf), ...more].map((line, position) => ({
    ...line,
    order_id: order.id,
    position,
  }))
  if (lines.length === 0) throw invalidField('items', NO_LINES)
  if (unitsByVariant(lines).some(({ quantity }) => quantity > QUANTITY_MAX)) {
    throw invalidField('items', `Quantity must be at most ${QUANTITY_MAX}`)
  }
  return lines
}

/** Takes what lines have more than before, and puts back what they have less. Throws `conflict` with `advice`. */
export const moveStock = async (
  trx: Transaction,
  { before, after, at }: { before: readonly OrderItemRow[]; after: readonly OrderItemRow[]; at: string },
  advice: string,
): Promise<boolean> => {
  const had = new Map(unitsByVariant(before).map(({ variant_id, quantity }) => [variant_id, quantity]))
  const has = new Map(unitsByVariant(after).map(({ variant_id, quantity }) => [variant_id, quantity]))
  const changes = [...new Set([...had.keys(), ...has.keys()])]
    .sort()
    .map((variant_id) => ({ variant_id, quantity: (has.get(variant_id) ?? 0) - (had.get(variant_id) ?? 0) }))
  const more = changes.filter(({ quantity }) => quantity > 0)
  const fewer = changes.filter(({ quantity }) => quantity < 0)
  const short = await takeStock(trx, more, await variantsOfItems(trx, more), at)
  if (short) throw shortfallError(short, { advice })
  await returnStock(
    trx,
    fewer.map(({ variant_id, quantity }) => ({ variant_id, quantity: -quantity })),
    at,
  )
  return more.length + fewer.length > 0
}
