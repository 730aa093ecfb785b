/** Whether an order is delivered for nothing. Only shops that charge for delivery ask for the city. */
export const isDeliveredFree = (order: {
  delivery_amount?: number | undefined
  pick_up?: boolean | 0 | 1 | undefined
  city?: string | null | undefined
}): boolean => !order.delivery_amount && !order.pick_up && Boolean(order.city)
