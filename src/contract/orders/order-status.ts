/** The states of an order. */
export const orderStatuses = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Those that wait for something the seller does: to confirm, to ship. */
export const toDoStatuses = ['Pending', 'Confirmed'] as const satisfies readonly OrderStatus[]

/** What an order may become next; nothing after Delivered and Cancelled. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}

/** Why an order cannot take a status, in words for the seller; `null` when it can. */
export const refuseTransition = (from: OrderStatus, to: OrderStatus): string | null => {
  const allowed = nextStatuses[from]
  if (allowed.includes(to)) return null
  if (from === to) return `The order is already ${to}`
  if (allowed.length === 0) return `A ${from} order cannot be changed any more`
  return `A ${from} order can only become ${allowed.join(' or ')}`
}
