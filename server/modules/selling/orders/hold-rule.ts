import type { Currency } from '#contract/money.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'

/**
 * Bounds on stock held by unconfirmed orders. An order beyond them is accepted «to be checked» and holds nothing.
 * A person is told by phone, by the id of a cart, and by name with delivery address: each is cheap to invent, so the
 * shop's own bounds stop floods. A network address says little, as thousands of people share one in Pakistan.
 * All numbers are here, except orders a minute (`holdingOrdersByAddress` and the next in `server/http/limits.ts`).
 */
const BOUNDS = {
  person: {
    /** A household's feast. */
    units: 20,
    /** Per variant, but always `leastUnits`, so that the last few can be ordered. */
    shareOfStock: 0.25,
    leastUnits: 5,
    /** Last pieces, as a share of the shop's variants. In a shop of five single pieces two stay on sale. */
    lastPieces: { share: 0.25, least: 3 },
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
  /** Per network address. */
  address: { lastPieces: { share: 0.5, least: 3 } },
  /** Per variant over all unconfirmed orders. Half stays for buyers who come after a flood. */
  store: { shareOfStock: 0.5, leastUnits: 20 },
  /**
   * Longest hold of a last piece, and of units beyond half of a variant. Fake buyers thus block the last few for an
   * hour, and not again for a day after such a hold expires, or is ended as a flood's.
   */
  crowdedHours: 1,
  /** Orders beyond half that a seller cancels in a day until their holds count like expired ones. */
  junkCancelled: 2,
  /** Age of orders beyond half of a variant whose holds a flood of the shop ends. */
  floodMinutes: 2,
} as const

export const JUNK_CANCELLED = BOUNDS.junkCancelled

/** Holdings of unconfirmed orders, with those that ended within a day. */
export interface Held {
  /** Units by variant. */
  units: Map<string, number>
  /** Their total worth in minor units. */
  amount: number
  /** Number of variants whose last piece they took. */
  lastPieces: number
}

/** A variant and the ordered quantity. */
export interface WantedUnits {
  variantId: string
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
  return wanted.some(({ variantId, quantity, inventory, held: inAll }) => {
    const own = (held.units.get(variantId) ?? 0) + quantity
    return own > most(inventory + inAll, person)
  })
}

/** Whether an order takes the last piece of a product. */
export const isLastPiece = ({ quantity, inventory }: WantedUnits): boolean => quantity >= inventory

const lastPiecesOf = (wanted: readonly WantedUnits[]): number => wanted.filter(isLastPiece).length

/** Whether an order and those before it take the last pieces of too many variants of the shop. */
const takesTooManyLast = (
  wanted: readonly WantedUnits[],
  held: number,
  variants: number,
  { share, least }: { share: number; least: number },
): boolean => {
  const last = lastPiecesOf(wanted)
  return last > 0 && held + last > Math.max(least, Math.floor(variants * share))
}

/** Whether more than half of a variant would be held, or its last piece. */
export const isCrowded = (wanted: WantedUnits): boolean =>
  isLastPiece(wanted) ||
  wanted.held + wanted.quantity > Math.ceil((wanted.inventory + wanted.held) * BOUNDS.store.shareOfStock)

/** Returns how many hours an order holds its units, at most the seller's `hours`. */
export const hoursHeld = (wanted: readonly WantedUnits[], hours: number): number =>
  wanted.some(isCrowded) ? Math.min(hours, BOUNDS.crowdedHours) : hours

const NOTHING: Held = { units: new Map(), amount: 0, lastPieces: 0 }

/**
 * Whether an order could hold its units if no other held any. Larger orders hold nothing, so they do not count as a
 * flood: else a rival could block honest buyers at no cost.
 */
export const couldHold = (wanted: readonly WantedUnits[], currency: Currency): boolean =>
  !exceeds(wanted, NOTHING, currency) && wanted.every(({ quantity, inventory, held }) => quantity <= inventory + held)

/** Returns since when orders beyond half of a variant belong to a flood of the shop at `now`. */
export const floodSince = (now: Date): string => new Date(now.getTime() - BOUNDS.floodMinutes * 60_000).toISOString()

/** Too many orders in a minute: of one network address, or of the whole shop. */
export type Flood = 'address' | 'store'

/** Other orders and the shop, which decide whether this one may hold. */
interface Others {
  flood: Flood | undefined
  /** Holdings of the same phone, cart, and name with address. */
  persons: readonly Held[]
  /** Whether the seller cancelled an order of one of them within a day. */
  wasCancelled: boolean
  /** Last pieces taken from the same network address. */
  lastPiecesAtAddress: number
  /** Variants that the shop sells. Read when a last piece is wanted, else 0. */
  variants: number
  /** Variants with a recently ended hold beyond half. */
  crowdedLately: ReadonlySet<string>
}

/** Returns why an order may not hold stock, or `null` when it may. */
export const whyNotHeld = (wanted: readonly WantedUnits[], others: Others, currency: Currency): CheckReason | null => {
  const { persons, variants } = others
  if (exceeds(wanted, NOTHING, currency)) return 'large'
  if (others.wasCancelled) return 'cancelled'
  if (others.flood === 'address' || persons.some((held) => exceeds(wanted, held, currency))) return 'many'
  const takesTooMany = [NOTHING, ...persons].some(({ lastPieces }) =>
    takesTooManyLast(wanted, lastPieces, variants, BOUNDS.person.lastPieces),
  )
  if (takesTooMany || takesTooManyLast(wanted, others.lastPiecesAtAddress, variants, BOUNDS.address.lastPieces))
    return 'many'
  const isTooMuch = (units: WantedUnits) =>
    units.held + units.quantity > most(units.inventory + units.held, BOUNDS.store) ||
    (isCrowded(units) && (others.flood === 'store' || others.crowdedLately.has(units.variantId)))
  return wanted.some(isTooMuch) ? 'many' : null
}
