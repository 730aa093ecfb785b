export const orderStatuses = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** States that wait for the seller to confirm or ship. */
export const toDoStatuses = ['Pending', 'Confirmed'] as const satisfies readonly OrderStatus[]

/** Allowed next states. Delivered and Cancelled are final. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}

/** Returns why an order cannot take a status, in the seller's words, or `null`. */
export const refuseTransition = (from: OrderStatus, to: OrderStatus): string | null => {
  const allowed = nextStatuses[from]
  if (allowed.includes(to)) return null
  if (from === to) return `The order is already ${to}`
  if (allowed.length === 0) return `A ${from} order cannot be changed any more`
  return `A ${from} order can only become ${allowed.join(' or ')}`
}
