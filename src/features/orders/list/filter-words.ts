import type { PaymentFilter } from '#contract/orders/order-lists.ts'
import type { PlacedChoice } from './use-order-filters.ts'

export const placedWords: Record<PlacedChoice, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'In the last 7 days',
  waiting: 'Before yesterday',
}

export const paymentWords: Record<PaymentFilter, string> = {
  claimed: 'Payment to check',
  advance: 'Advance not paid',
  cash: 'Cash to collect',
  paid: 'Paid',
}

export const NO_COURIER_WORDS = 'Without a parcel'
