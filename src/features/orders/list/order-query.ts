import { dayBefore, todayInPakistan } from '#src/lib/days.ts'
import type { OrderFilters, PlacedChoice } from './use-order-filters.ts'

/** Returns first and last day of a choice. */
const daysOf = (placed: PlacedChoice, today: string): { from?: string; to?: string } => {
  if (placed === 'today') return { from: today }
  if (placed === 'yesterday') return { from: dayBefore(today, 1), to: dayBefore(today, 1) }
  if (placed === 'week') return { from: dayBefore(today, 6) }
  return { to: dayBefore(today, 2) }
}

/** Returns what to ask the server for. */
export const orderQuery = ({ status, city, payment, placed, courier }: Omit<OrderFilters, 'page' | 'search'>) => ({
  status,
  ...(city && { city }),
  ...(payment && { payment }),
  ...(courier && { courier }),
  ...(placed && daysOf(placed, todayInPakistan())),
})
