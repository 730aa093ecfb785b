import type { Currency } from '#contract/money.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'

/**
 * How much of a store's stock orders may hold that nobody has confirmed: phones are free to invent and addresses are cheap, so what they hold
 * together is bounded. An order beyond these bounds is taken all the same, «to be checked», and holds nothing. The numbers stand here alone,
 * but for the orders a minute after which a connection holds nothing at all (`holdingOrdersByAddress` in `server/http/limits.ts`).
 */
const BOUNDS = {
  /**
   * Of one phone, of one address, and of one /48 of IPv6, which has 65,536 of what counts as an address: 20 covers a household's feast; a mobile
   * network's address has its orders confirmed meanwhile.
   */
  person: {
    units: 20,
    /** Of each product; at least so many units, or nobody could order the last few of anything. */
    shareOfStock: 0.25,
    leastUnits: 5,
    /** Minor units of money: about 1,000 US dollars. One single unit may cost more. */
    amount: {
      PKR: 30_000_000,
      AED: 400_000,
      SAR: 400_000,
      GBP: 80_000,
      EUR: 100_000,
      USD: 100_000,
    } satisfies Record<Currency, number>,
  },
  /** Of all unconfirmed orders together, of each product: half of it stays for buyers who come after a flood. */
  store: { shareOfStock: 0.5, leastUnits: 20 },
  /**
   * What goes beyond half of a product, where so few are left that it is held all the same, is held for at most so long: whoever pretends to buy
   * the last few keeps them from nobody for a day. Nor hour by hour: for a day after such a hold ended, nothing beyond half is held.
   */
  crowdedHours: 1,
  /** What a flood lets go of: its own orders, of the minute in which limits count it and the one before. */
  floodMinutes: 2,
} as const

/** Units and their worth in minor units, by product. */
export interface Held {
  units: Map<string, number>
  amount: number
}

/** A product that is ordered, and how much of it. */
export interface WantedUnits {
  productId: string
  quantity: number
  /** Minor units. */
  price: number
  /** Units for sale before this order. */
  inventory: number
  /** Units that unconfirmed orders hold before this one. */
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

/** Whether a product is held beyond half of what there is of it; one unit never is too much. */
export const isCrowded = ({ quantity, inventory, held }: WantedUnits): boolean =>
  held + quantity > Math.ceil((inventory + held) * BOUNDS.store.shareOfStock)

/** For how many hours an order holds its units, of those that its seller lets them be held. */
export const hoursHeld = (wanted: readonly WantedUnits[], hours: number): number =>
  wanted.some(isCrowded) ? Math.min(hours, BOUNDS.crowdedHours) : hours

const NOTHING: Held = { units: new Map(), amount: 0 }

/**
 * Whether an order could hold its units if no other held any. One that asks for more keeps nothing from anybody, so it is no part of a flood: a
 * rival cannot have the buyers behind his address taken for one by orders that cost him nothing.
 */
export const couldHold = (wanted: readonly WantedUnits[], currency: Currency): boolean =>
  !exceeds(wanted, NOTHING, currency) && wanted.every(({ quantity, inventory, held }) => quantity <= inventory + held)

/** Since when the orders of an address that floods a store at `now` are part of that flood. */
export const floodSince = (now: Date): string => new Date(now.getTime() - BOUNDS.floodMinutes * 60_000).toISOString()

/** What stands against an order: other unconfirmed orders of its store. */
interface Others {
  /** What those of the same phone, of the same address and of the same network hold. */
  persons: readonly Held[]
  /** Products beyond half of which one held that was not confirmed in time. */
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
