import { formatMoney } from '#contract/money.ts'

/** A decimal amount of the wire as it is read: `Rs. 1,250`. */
export const rupees = (decimal: number): string => formatMoney(Math.round(decimal * 100))
