import { PERCENT_MAX } from '#contract/discounts/sale-price.ts'
import type { OwnSales } from '#contract/discounts/sale-schema.ts'
import type { Currency } from '#contract/money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { dateWords } from '#src/lib/days.ts'
import { scopeWords } from './discount-words.ts'
import * as say from './words.ts'

export type OwnSale = OwnSales['sales'][number]

/** Returns a day in Pakistan, `days` after the moment. */
export const dayFrom = (moment: number, days = 0): string =>
  new Date(moment + (5 + days * 24) * 3_600_000).toISOString().slice(0, 10)

/** Last days that a tap sets: this week's Sunday, seven days, the end of the month. */
export const lastDays = (now: number): { name: string; day: string }[] => {
  const weekday = new Date(`${dayFrom(now)}T00:00:00Z`).getUTCDay()
  const [year = 0, month = 0] = dayFrom(now).split('-').map(Number)
  return [
    { name: say.untilSunday, day: dayFrom(now, (7 - weekday) % 7) },
    { name: say.sevenDays, day: dayFrom(now, 6) },
    { name: say.endOfMonth, day: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) },
  ]
}

/** @example «20% off · some products · until 31 Mar» */
export const saleSentence = (sale: OwnSale): string =>
  [
    say.percentOff(sale.percent),
    scopeWords(sale) ?? say.everything,
    sale.from && say.fromDay(dateWords(sale.from)),
    sale.to && say.until(dateWords(sale.to)),
  ]
    .filter(Boolean)
    .join(' · ')

/** @example «Rs. 1,000 becomes Rs. 900. Buyers see the old price crossed out.» */
export const saleExample = (percent: string, currency: Currency): string => {
  const off = Number(percent)
  if (!(off >= 1 && off <= PERCENT_MAX)) return say.oldPriceCrossedOut
  return say.saleExample(amountIn(currency, 1000), amountIn(currency, 1000 - off * 10))
}
