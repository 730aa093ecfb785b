import { type Currency, formatMoney } from '#contract/money.ts'

/** A decimal amount of the wire as it is read: `Rs. 1,250`. What names no currency is from a time when there was only one. */
export const amountIn = (currency: Currency | undefined, decimal: number): string =>
  formatMoney(Math.round(decimal * 100), currency ?? 'PKR')
