import { type Currency, formatMoney } from '#contract/money.ts'
import { toWesternDigits } from '#contract/phone.ts'

/** Formats a decimal amount: `Rs. 1,250`. Old data names no currency and means rupees. */
export const amountIn = (currency: Currency | undefined, decimal: number): string =>
  formatMoney(Math.round(decimal * 100), currency ?? 'PKR')

/** As `amountIn`, with a minus sign before an amount that is taken off. */
export const signedAmount = (currency: Currency | undefined, decimal: number): string =>
  // A mark of no width keeps the sign before the amount in Urdu.
  decimal < 0 ? `\u200e−${amountIn(currency, -decimal)}` : amountIn(currency, decimal)

/** Cleans a typed amount: drops currency, thousands separators and a third decimal. */
export const typedPrice = (typed: string): string => {
  const [whole = '', ...decimals] = toWesternDigits(typed)
    .replaceAll('٫', '.')
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^0-9.]/g, '')
    .split('.')
  return decimals.length === 0 ? whole : `${whole || '0'}.${decimals.join('').slice(0, 2)}`
}
