import type { StatusChange } from '#contract/orders/changes.ts'
import { AppError } from '#server/http/app-error.ts'
import type { OrderItemRow } from '#server/records/orders/orders.repo.ts'

/** Units of a line that came back, the damaged ones among them. */
export interface ReturnedLine {
  position: number
  returned_quantity: number
  damaged_quantity: number
}

type Asked = NonNullable<StatusChange['items']>[number]

const unknown = () => new AppError('invalid', 'An item is not in the order')

/** Returns the lines that an item means, in their order: several may have one variant. */
const linesMeant = (items: readonly OrderItemRow[], { position, variant_id, product_id }: Asked): OrderItemRow[] => {
  const meant = items.filter(
    (item) => item.position === position || item.variant_id === variant_id || item.product_id === product_id,
  )
  if (meant.length === 0) throw unknown()
  return meant
}

/**
 * Returns what comes back of each line: everything in good state unless `asked` says otherwise.
 * Throws `invalid` for an item that is not in the order, and for more units than were ordered.
 */
export const returnedLines = (items: readonly OrderItemRow[], asked: readonly Asked[] | undefined): ReturnedLine[] => {
  if (!asked) {
    return items.map(({ position, quantity }) => ({ position, returned_quantity: quantity, damaged_quantity: 0 }))
  }
  const back = new Map(items.map(({ position }) => [position, { returned: 0, damaged: 0 }]))
  for (const item of asked) {
    let left = item.quantity
    for (const { position, quantity } of linesMeant(items, item)) {
      const line = back.get(position)
      if (!line) continue
      const taken = Math.min(left, quantity - line.returned)
      line.returned += taken
      if (item.condition === 'damaged') line.damaged += taken
      left -= taken
    }
    if (left > 0) throw new AppError('invalid', 'More items came back than were ordered')
  }
  return [...back].map(([position, { returned, damaged }]) => ({
    position,
    returned_quantity: returned,
    damaged_quantity: damaged,
  }))
}

/** Whether a return is the one that an order has on record already. */
export const isSameReturn = (items: readonly OrderItemRow[], asked: readonly Asked[] | undefined): boolean =>
  returnedLines(items, asked).every(({ position, returned_quantity, damaged_quantity }) => {
    const line = items.find((item) => item.position === position)
    return line?.returned_quantity === returned_quantity && line.damaged_quantity === damaged_quantity
  })
