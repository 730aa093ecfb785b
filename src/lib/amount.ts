import { type Currency, formatMoney } from '#contract/money.ts'

/** A decimal amount of the wire as it is read: `Rs. 1,250`. */
export const amountIn = (currency: Currency, decimal: number): string =>
  formatMoney(Math.round(decimal * 100), currency)
