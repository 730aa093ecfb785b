import { LRUCache } from 'lru-cache'

/** Milliseconds until past work counts half. */
const HALF_LIFE_MS = 60_000
/** Owners remembered. The least recently used is forgotten first. */
const MOST_OWNERS = 1_000

/** Recent work per owner, in milliseconds or another unit. */
export class RecentWork {
  readonly #owners = new LRUCache<string, { amount: number; at: number }>({ max: MOST_OWNERS })
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  add(owner: string, amount: number): void {
    this.#owners.set(owner, { amount: this.of(owner) + amount, at: this.#now() })
  }

  of(owner: string): number {
    const { amount, at } = this.#owners.get(owner) ?? { amount: 0, at: 0 }
    return amount * 0.5 ** ((this.#now() - at) / HALF_LIFE_MS)
  }
}

/** How owners compare. By default all weigh the same and no place is free. */
export interface FairLineRules {
  /** Weight of an owner, such as recent work. The lightest goes first, the heaviest gives way. */
  weightOf?: (owner: string) => number
  /** Places that nobody can take from an owner. */
  freePlacesOf?: (owner: string) => number
}

/** Returns the first of the owners who measure most, or `otherwise` when nobody measures more. */
const most = (owners: readonly string[], otherwise: string, measure: (owner: string) => number): string =>
  owners.reduce((one, other) => (measure(other) > measure(one) ? other : one), otherwise)

/**
 * Items of several owners that share a bounded number of places. For example, a seller who sends one photo does not
 * wait for another who sends forty. Each owner's items stay in order.
 */
export class FairLine<Item> {
  readonly #lines = new Map<string, Set<Item>>()
  readonly #weightOf: (owner: string) => number
  readonly #freePlacesOf: (owner: string) => number
  #size = 0

  constructor({ weightOf = () => 0, freePlacesOf = () => 0 }: FairLineRules = {}) {
    this.#weightOf = weightOf
    this.#freePlacesOf = freePlacesOf
  }

  /** Number of items of all owners. */
  get size(): number {
    return this.#size
  }

  /** Returns an owner's items in order. */
  of(owner: string): ReadonlySet<Item> {
    return this.#lines.get(owner) ?? new Set()
  }

  /** Returns an owner's last item, the one she gives up first. */
  last(owner: string | undefined): Item | undefined {
    return owner === undefined ? undefined : [...this.of(owner)].at(-1)
  }

  /** Returns all items, owner by owner. */
  all(): Item[] {
    return [...this.#lines.values()].flatMap((items) => [...items])
  }

  add(owner: string, item: Item): void {
    const items = this.#lines.get(owner) ?? new Set()
    this.#lines.set(owner, items.add(item))
    this.#size++
  }

  /** Removes an item. Does nothing when it is not there. */
  delete(owner: string, item: Item): void {
    const items = this.#lines.get(owner)
    if (!items?.delete(item)) return
    this.#size--
    if (items.size === 0) this.#lines.delete(owner)
  }

  /** Removes an item whose turn it is. Its owner goes behind equals. */
  take(owner: string, item: Item): void {
    this.delete(owner, item)
    const left = this.#lines.get(owner)
    if (left && this.#lines.delete(owner)) this.#lines.set(owner, left)
  }

  /** Returns the next item that `may` go: the lightest owner's first. Equal owners take turns. */
  next(may: (item: Item, owner: string) => boolean = () => true): Item | undefined {
    let next: { item: Item; weight: number } | undefined
    for (const [owner, items] of this.#lines) {
      const item = [...items].find((one) => may(one, owner))
      const weight = this.#weightOf(owner)
      if (item !== undefined && (!next || weight < next.weight)) next = { item, weight }
    }
    return next?.item
  }

  /**
   * Returns the owner who gives a place up to a newcomer: the heaviest, when heavier than she is, otherwise the one
   * with most places, when she would still have fewer. `undefined` when nobody gives way.
   */
  greediest(newcomer: string): string | undefined {
    const owners = [...this.#lines.keys()]
    // The newest of equally heavy owners gives way, or the oldest of those with as many places.
    const heaviest = most(owners.toReversed(), newcomer, this.#weightOf)
    if (heaviest !== newcomer) return heaviest
    const holder = most(owners, newcomer, (owner) => this.#places(owner))
    return this.#places(holder) > this.#places(newcomer, 1) ? holder : undefined
  }

  #places(owner: string, more = 0): number {
    return this.of(owner).size + more - this.#freePlacesOf(owner)
  }
}
