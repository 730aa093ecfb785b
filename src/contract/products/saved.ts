import { type Currency, formatMoney } from '../money.ts'

/** Returns the whole percent that a reduced price saves, rounded down. */
export const savedPercent = (price: number, was: number): number => Math.floor(((was - price) * 100) / was)

/** @example «You save Rs. 500 (10%)» */
export const savedWords = (price: number, was: number, currency: Currency): string => {
  const percent = savedPercent(price, was)
  return `You save ${formatMoney(was - price, currency)}${percent > 0 ? ` (${percent}%)` : ''}`
}
