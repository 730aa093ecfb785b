import { type Currency, formatMoney } from '#contract/money.ts'

/** Formats a decimal amount: `Rs. 1,250`. Old data names no currency and means rupees. */
export const amountIn = (currency: Currency | undefined, decimal: number): string =>
  formatMoney(Math.round(decimal * 100), currency ?? 'PKR')
