/** The specification's statuses in its order, then those of parcels that come back. */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Returning',
  'Returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** States that wait for the seller to confirm or ship. */
export const toDoStatuses = ['Pending', 'Confirmed'] as const satisfies readonly OrderStatus[]

/** States of orders that wait or are on their way. */
export const openStatuses = [...toDoStatuses, 'Shipped', 'Returning'] as const satisfies readonly OrderStatus[]

/** The table of moves. Cancelled and Returned are final. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Returning', 'Returned'],
  Delivered: ['Returned'],
  Cancelled: [],
  // A courier who tries again may still hand it over.
  Returning: ['Returned', 'Delivered'],
  Returned: [],
}

/** The move that most orders make next. A delivered order seldom comes back. */
export const usualNext = (status: OrderStatus): OrderStatus | undefined =>
  status === 'Delivered' ? undefined : nextStatuses[status][0]

/** Returns why an order cannot take a status, in the seller's words, or `null`. */
export const refuseTransition = (from: OrderStatus, to: OrderStatus): string | null => {
  const allowed = nextStatuses[from]
  if (allowed.includes(to)) return null
  if (from === to) return `The order is already ${to}`
  if (allowed.length === 0) return `A ${from} order can no longer be changed`
  return `A ${from} order can only become ${allowed.join(' or ')}`
}
