/** Prices of orders, computed nowhere else. Amounts are integers in minor units. */

export interface PricedLine {
  price: number
  quantity: number
  /** Whether `price` is a sale price, which codes leave alone unless they say otherwise. */
  on_sale?: boolean
  /** Whether the discount is for other products. */
  excluded?: boolean
}

export type Discount =
  | { kind: 'percent' /** 1–100 */; value: number; includes_sale?: boolean }
  | { kind: 'amount'; value: number; includes_sale?: boolean }
  | { kind: 'free_delivery' }

export interface Delivery {
  fee: number
  /** Goods after discount from which delivery is free; `null` for never. */
  free_over: number | null
}

export interface Costs {
  lines: readonly PricedLine[]
  discount: Discount | null
  delivery: Delivery | null
  /** Added to the total, or taken off when negative. */
  adjustment: number
}

/** `goods − discount + delivery + adjustment = total`, and the lines' discounts add up to `discount`. */
export interface OrderPrice {
  goods: number
  discount: number
  delivery: number
  adjustment: number
  total: number
  lines: { amount: number; discount: number }[]
}

/** Percents round down to whole rupees. */
const ROUNDED_TO_MINOR = 100

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Returns a percent of an amount, rounded down. Multiplies in parts, as the whole product may not be exact. */
const percentOf = (amount: number, percent: number): number => {
  const parts = 100 * ROUNDED_TO_MINOR
  const whole = Math.floor(amount / parts) * percent
  return (whole + Math.floor(((amount % parts) * percent) / parts)) * ROUNDED_TO_MINOR
}

/** Shares an amount out by weight, by largest remainder. The shares add up, and none exceeds its weight. */
export const shareOut = (amount: number, weights: readonly number[]): number[] => {
  const whole = BigInt(sum(weights))
  if (amount === 0 || whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => Number(product / whole))
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  const left = amount - sum(shares)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

const discountOf = (discount: Discount | null, eligible: number): number => {
  if (discount?.kind === 'percent') return percentOf(eligible, Math.min(100, Math.max(0, discount.value)))
  if (discount?.kind === 'amount') return Math.min(eligible, Math.max(0, discount.value))
  return 0
}

/** Returns what an order costs, line by line. Nothing falls below 0: a larger reduction is cut. */
export const priceOrder = ({ lines, discount, delivery, adjustment }: Costs): OrderPrice => {
  const amounts = lines.map(({ price, quantity }) => price * quantity)
  const includesSale = discount !== null && discount.kind !== 'free_delivery' && discount.includes_sale === true
  const eligible = amounts.map((amount, index) =>
    lines[index]?.excluded || (lines[index]?.on_sale && !includesSale) ? 0 : amount,
  )
  const goods = sum(amounts)
  const discounted = discountOf(discount, sum(eligible))
  const shares = shareOut(discounted, eligible)
  const left = goods - discounted
  const isFree =
    discount?.kind === 'free_delivery' ||
    (delivery !== null && delivery.free_over !== null && left >= delivery.free_over)
  const fee = delivery === null || isFree ? 0 : delivery.fee
  const adjusted = Math.max(adjustment, -(left + fee))
  return {
    goods,
    discount: discounted,
    delivery: fee,
    adjustment: adjusted,
    total: left + fee + adjusted,
    lines: amounts.map((amount, index) => ({ amount, discount: shares[index] ?? 0 })),
  }
}
