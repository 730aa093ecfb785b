import { nextStatuses, type OrderStatus } from './order-status.ts'

/** Why a parcel came back. */
export const returnReasons = ['refused', 'not_reachable', 'wrong_address', 'fake', 'changed_mind', 'damaged'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnReasonWords: Record<ReturnReason, string> = {
  refused: 'Refused at the door',
  not_reachable: 'Buyer not reachable',
  wrong_address: 'Wrong address',
  fake: 'Fake order',
  changed_mind: 'Changed their mind',
  damaged: 'Damaged',
}

/** Moves that take a reason. */
export const reasonedStatuses: readonly OrderStatus[] = ['Returning', 'Returned', 'Cancelled']

/** `good` goes back on sale; `damaged` is written off. */
export const conditions = ['good', 'damaged'] as const

/** Name of a buyer who was erased. */
export const ERASED = 'Erased customer'

/** Days after delivery in which an order may still be returned. */
export const RETURN_DAYS = 30
export const TOO_LATE_TO_RETURN = `An order can be returned within ${RETURN_DAYS} days after delivery`

export const mayStillReturn = (deliveredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(deliveredAt) <= RETURN_DAYS * 86_400_000

/** Returns the moves of an order that are open now. */
export const openMoves = (
  order: {
    status: OrderStatus
    updated_at: string
    history?: readonly { to: OrderStatus; at: string; undo?: true | undefined }[]
  },
  now: Date,
): readonly OrderStatus[] => {
  if (order.status !== 'Delivered') return nextStatuses[order.status]
  const delivered = order.history?.findLast(({ to, undo }) => to === 'Delivered' && !undo)
  return mayStillReturn(delivered?.at ?? order.updated_at, now) ? nextStatuses.Delivered : []
}

interface KeptLine {
  product_price: number
  quantity: number
  discount_amount: number
  returned_quantity: number
}

/** Revenue of an order, in minor units. */
interface Kept {
  total: number
  lines: number[]
}

/** Returns what was delivered and kept: all of a delivered order, of a returned one what did not come back. */
export const keptOf = (order: { status: OrderStatus; total_amount: number }, lines: readonly KeptLine[]): Kept => {
  const isReturned = order.status === 'Returned'
  if (!isReturned && order.status !== 'Delivered') return { total: 0, lines: lines.map(() => 0) }
  const amounts = lines.map((line) => line.product_price * line.quantity - line.discount_amount)
  if (!isReturned) return { total: order.total_amount, lines: amounts }
  const kept = lines.map(({ quantity, returned_quantity }, index) =>
    // In parts, as the whole product may not be exact.
    Number((BigInt(amounts[index] ?? 0) * BigInt(quantity - returned_quantity)) / BigInt(quantity)),
  )
  const hasKept = lines.some(({ quantity, returned_quantity }) => returned_quantity < quantity)
  const back = amounts.reduce((sum, amount, index) => sum + amount - (kept[index] ?? 0), 0)
  return { total: hasKept ? Math.max(0, order.total_amount - back) : 0, lines: kept }
}
