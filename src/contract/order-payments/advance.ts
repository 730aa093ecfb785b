import { type Currency, formatMoney } from '../money.ts'
import type { ShopWords } from '../shop-words.ts'

/** A part of the total that is asked for before delivery. Amounts are in minor units. */
export interface Advance {
  kind: 'percent' | 'amount'
  /** A percent times 100, or an amount. */
  value: number
  everybody: boolean
  /** Totals above this; `null` for none. */
  above: number | null
  /** All of the total, in places without cash on delivery. */
  without_cod: boolean
  /** Phones with so many returned parcels; `null` for none. */
  returns: number | null
  /** Hours until an unpaid order is cancelled. */
  hours: number
}

interface AskedOrder {
  total: number
  /** Whether it goes to a place without cash on delivery. */
  noCash: boolean
  /** Parcels that its phone has sent back in this store. */
  returned: number
}

/** Returns a percent (times 100) of an amount in whole rupees. */
const percentOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent)) / 1_000_000n) * 100

/** Returns what an order's buyer pays in advance, 0 for nothing. A percent rounds down to whole rupees. */
export const advanceOf = (advance: Advance | null, { total, noCash, returned }: AskedOrder): number => {
  if (!advance) return 0
  if (advance.without_cod && noCash) return total
  const isAsked =
    advance.everybody ||
    (advance.above !== null && total > advance.above) ||
    (advance.returns !== null && returned >= advance.returns)
  if (!isAsked) return 0
  const { kind, value } = advance
  return Math.min(total, kind === 'amount' ? value : percentOf(total, value))
}

const part = ({ kind, value }: Advance, currency: Currency): string =>
  kind === 'percent' ? `${value / 100}%` : formatMoney(value, currency)

/** Says before the order that an advance will be asked for. A buyer's own past is nobody else's to know. */
export const advanceWords = (say: ShopWords['orders'], advance: Advance, currency: Currency): string => {
  const { everybody, above, without_cod, returns } = advance
  const share = part(advance, currency)
  return [
    everybody && say.advanceAfter(share),
    !everybody && above !== null && say.advanceAbove(formatMoney(above, currency), share),
    !everybody && above === null && returns !== null && say.advanceMaybe,
    without_cod && say.advanceWhole,
  ]
    .filter(Boolean)
    .join(' ')
}
