import type { Currency } from '#contract/money.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'

/** Payments for the paid plan, written with the upgrade. The database refuses to change them, notes aside. */
export interface PlanPaymentsTable {
  id: string
  /** Stays when the account is removed. */
  user_id: string
  /** In minor units. */
  amount: number | null
  currency: Currency
  method: PaymentMethod | null
  /** The admin's. Removed with the account. */
  note: string | null
  /** End of the plan it paid for; `null` without an end. */
  paid_until: string | null
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    plan_payments: PlanPaymentsTable
  }
}
