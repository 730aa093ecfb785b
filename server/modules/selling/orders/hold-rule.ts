import type { Currency } from '#contract/money.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'

/**
 * Bounds on stock held by unconfirmed orders, as phones and addresses are cheap to invent. An order beyond them is
 * accepted «to be checked» and holds nothing. All numbers are here, except the orders per minute of a connection
 * (`holdingOrdersByAddress` in `server/http/limits.ts`).
 */
const BOUNDS = {
  /**
   * Per phone, per address and per IPv6 /48, which has 65,536 addresses as counted. 20 covers a household's feast;
   * orders from a mobile network's shared address get confirmed meanwhile.
   */
  person: {
    units: 20,
    /** Per product, but always `leastUnits`, so that the last few can be ordered. */
    shareOfStock: 0.25,
    leastUnits: 5,
    /** About 1,000 US dollars, in minor units. A single unit may cost more. */
    amount: {
      PKR: 30_000_000,
      AED: 400_000,
      SAR: 400_000,
      GBP: 80_000,
      EUR: 100_000,
      USD: 100_000,
    } satisfies Record<Currency, number>,
  },
  /** Per product over all unconfirmed orders. Half stays for buyers who come after a flood. */
  store: { shareOfStock: 0.5, leastUnits: 20 },
  /**
   * Longest hold of units beyond half of a product, which happens when few are left. Fake buyers thus block the last
   * few for an hour, and not again for a day after such a hold expires.
   */
  crowdedHours: 1,
  /** Age of a flood's own orders whose holds end: the current minute of the limit and the one before. */
  floodMinutes: 2,
} as const

/** Units by product, and their total worth in minor units. */
export interface Held {
  units: Map<string, number>
  amount: number
}

/** A product and the ordered quantity. */
export interface WantedUnits {
  productId: string
  quantity: number
  /** Minor units. */
  price: number
  /** Units for sale before this order. */
  inventory: number
  /** Units held by earlier unconfirmed orders. */
  held: number
}

const most = (stock: number, { shareOfStock, leastUnits }: { shareOfStock: number; leastUnits: number }): number =>
  Math.max(leastUnits, Math.floor(stock * shareOfStock))

const total = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0)

const exceeds = (wanted: readonly WantedUnits[], held: Held, currency: Currency): boolean => {
  const { person } = BOUNDS
  const units = total(held.units.values()) + total(wanted.map(({ quantity }) => quantity))
  if (units > person.units) return true
  const amount = held.amount + total(wanted.map(({ quantity, price }) => quantity * price))
  if (units > 1 && amount > person.amount[currency]) return true
  return wanted.some(({ productId, quantity, inventory, held: inAll }) => {
    const own = (held.units.get(productId) ?? 0) + quantity
    return own > most(inventory + inAll, person)
  })
}

/** Whether more than half of a product would be held. A single unit is never too much. */
export const isCrowded = ({ quantity, inventory, held }: WantedUnits): boolean =>
  held + quantity > Math.ceil((inventory + held) * BOUNDS.store.shareOfStock)

/** Returns how many hours an order holds its units, at most the seller's `hours`. */
export const hoursHeld = (wanted: readonly WantedUnits[], hours: number): number =>
  wanted.some(isCrowded) ? Math.min(hours, BOUNDS.crowdedHours) : hours

const NOTHING: Held = { units: new Map(), amount: 0 }

/**
 * Whether an order could hold its units if no other held any. Larger orders hold nothing, so they do not count as a
 * flood: else a rival could block buyers behind a shared address at no cost.
 */
export const couldHold = (wanted: readonly WantedUnits[], currency: Currency): boolean =>
  !exceeds(wanted, NOTHING, currency) && wanted.every(({ quantity, inventory, held }) => quantity <= inventory + held)

/** Returns since when orders of an address that floods a store at `now` belong to the flood. */
export const floodSince = (now: Date): string => new Date(now.getTime() - BOUNDS.floodMinutes * 60_000).toISOString()

/** Other unconfirmed orders of the store. */
interface Others {
  /** Holdings of the same phone, address and network. */
  persons: readonly Held[]
  /** Products with a recently expired hold beyond half. */
  crowdedLately: ReadonlySet<string>
}

/** Returns why an order may not hold stock, or `null` when it may. */
export const whyNotHeld = (
  wanted: readonly WantedUnits[],
  { persons, crowdedLately }: Others,
  currency: Currency,
): CheckReason | null => {
  if (exceeds(wanted, NOTHING, currency)) return 'large'
  if (persons.some((held) => exceeds(wanted, held, currency))) return 'many'
  const isTooMuch = (product: WantedUnits) =>
    product.held + product.quantity > most(product.inventory + product.held, BOUNDS.store) ||
    (isCrowded(product) && crowdedLately.has(product.productId))
  return wanted.some(isTooMuch) ? 'many' : null
}
