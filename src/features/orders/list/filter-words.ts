import type { PaymentFilter } from '#contract/orders/filters.ts'
import type { PlacedChoice } from './use-order-filters.ts'
import * as say from './words.ts'

export const placedWords: Record<PlacedChoice, string> = {
  today: say.today,
  yesterday: say.yesterday,
  week: say.inTheLast7Days,
  waiting: say.beforeYesterday,
}

export const paymentWords: Record<PaymentFilter, string> = {
  claimed: say.paymentToCheck,
  advance: say.advanceNotPaid,
  cash: say.cashToCollect,
  paid: say.paid,
}

export const NO_COURIER_WORDS = say.withoutAParcel
