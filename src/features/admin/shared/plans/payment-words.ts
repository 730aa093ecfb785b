import type { Payment } from '#contract/admin/payments.ts'
import { paymentMethodNames } from '#contract/payment-methods.ts'
import { amountIn } from '#src/lib/amount.ts'

/** `Rs. 2,000`, or a dash without an amount. */
export const paidAmount = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string =>
  amount === null ? '—' : amountIn(currency, amount)

export const paidBy = ({ method }: Pick<Payment, 'method'>): string =>
  method === null ? '—' : paymentMethodNames[method]
